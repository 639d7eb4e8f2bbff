import { useRef } from 'react';

import { Button } from '../../ui/button.tsx';
import { decodeList } from './decode-list.ts';

/** Reads a text file of the person's choice. Browsers word and draw the bare field each in their own way. */
export function FileButton({ label, onRead }: { readonly label: string; readonly onRead: (text: string) => void }) {
  const field = useRef<HTMLInputElement>(null);
  return (
    <div>
      <Button icon="file" onClick={() => field.current?.click()}>
        {label}
      </Button>
      <input
        ref={field}
        type="file"
        // The button speaks for it.
        hidden
        aria-label={label}
        accept=".csv,.txt,.tsv,text/csv,text/plain"
        onChange={(event) => {
          const file = event.target.files?.[0];
          // The same file, mended, can be chosen again.
          event.target.value = '';
          if (file) void file.arrayBuffer().then((bytes) => onRead(decodeList(bytes)));
        }}
      />
    </div>
  );
}
