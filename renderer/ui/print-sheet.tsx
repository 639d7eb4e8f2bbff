import type { ReactNode } from 'react';
import { createPortal } from 'react-dom';

/** A sheet of paper: not on the screen, and the only thing that is printed while it is there. */
export function PrintSheet({ children }: { readonly children: ReactNode }) {
  return createPortal(
    <div className="print-sheet" aria-hidden="true">
      {children}
    </div>,
    document.body,
  );
}
