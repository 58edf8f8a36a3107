import { type ComponentType, type ReactNode, useCallback, useEffect, useState } from 'react';
import { whenIdle } from './when-idle.ts';

export interface DialogProps {
  open: boolean;
  title: string;
  /** A sentence below the title: what this is about. */
  intro?: ReactNode;
  /** Name of the button that closes. */
  closeLabel: string;
  /** Escape or the button that closes; a press beside the dialog does nothing, so that what was typed is not lost. */
  onClose: () => void;
  children: ReactNode;
}

/**
 * A dialog over the page: it holds the focus and gives it back. Its code comes when the browser is idle, or when it is
 * first opened.
 */
export function Dialog(props: DialogProps) {
  const { open, onClose } = props;
  const [Window, setWindow] = useState<ComponentType<DialogProps> | null>(null);
  const load = useCallback(
    () => import('./DialogWindow.tsx').then((module) => setWindow(() => module.DialogWindow)),
    [],
  );
  // When it does not arrive here, opening tries again.
  useEffect(() => whenIdle(() => void load().catch(() => {})), [load]);
  useEffect(() => {
    if (open && !Window) load().catch(onClose);
  }, [open, Window, load, onClose]);
  return Window && <Window {...props} />;
}
