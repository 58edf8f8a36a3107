import { type ReactNode, useRef } from 'react';
import { Dialog } from '../overlay/Dialog.tsx';

interface PaletteDialogProps {
  open: boolean;
  title: string;
  onClose: () => void;
  /** Draws the choices, which close the palette and run an action by passing it to the function. */
  children: (runWhenClosed: (run: () => void) => void) => ReactNode;
}

/** The window of a palette. */
export function PaletteDialog({ open, title, onClose, children }: PaletteDialogProps) {
  const action = useRef<() => void>(null);
  return (
    <Dialog
      open={open}
      title={title}
      width="wide"
      onClose={onClose}
      // Not earlier: the palette returns the focus, which an action's dialog would lose, and its texts must not change
      // while it fades out.
      onClosed={() => {
        action.current?.();
        action.current = null;
      }}
    >
      {children((run) => {
        action.current = run;
        onClose();
      })}
    </Dialog>
  );
}
