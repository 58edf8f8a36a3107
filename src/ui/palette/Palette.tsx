import { type ReactNode, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { Dialog } from '../overlay/Dialog.tsx';
import type { PaletteChoice } from './palette-choice.ts';

interface PaletteProps {
  open: boolean;
  title: string;
  onClose: () => void;
  /** Draws `PaletteChoices`, only while the palette is open. */
  children: (onChoose: (choice: PaletteChoice) => void) => ReactNode;
}

/** A window in which pages are opened and actions begin. */
export function Palette({ open, title, onClose, children }: PaletteProps) {
  const navigate = useNavigate();
  const action = useRef<() => void>(null);
  const choose = ({ target, denial }: PaletteChoice) => {
    if (denial) return;
    onClose();
    if ('run' in target) action.current = target.run;
    else void navigate(target.href);
  };
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
      {children(choose)}
    </Dialog>
  );
}
