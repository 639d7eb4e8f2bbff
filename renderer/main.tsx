import '@mantine/core/styles.css';
import '@mantine/notifications/styles.css';
import '@mantine/spotlight/styles.css';
import './styles/index.css';

import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';

import { App } from './app/app.tsx';
import { watchTouches } from './app/left-alone.ts';
import { makeQueryClient } from './app/queries.ts';

watchTouches(window);
const root = document.getElementById('root');
if (root) {
  createRoot(root).render(
    <StrictMode>
      <App client={makeQueryClient()} />
    </StrictMode>,
  );
}
