import { lazyPart } from '../lazy-part.tsx';
import { useWhenIdle } from '../use-when-idle.ts';
import type { DialogWindowProps } from './DialogWindow.tsx';

const DialogWindow = lazyPart(() => import('./DialogWindow.tsx'), 'DialogWindow');

interface DialogProps extends DialogWindowProps {
  /** Called if the dialog's code fails to load, which the user is told. Default: `onClose`. */
  onMissing?: () => void;
}

/**
 * A modal dialog, which traps the focus and returns it. Its own code is much larger than what is in most dialogs, so it
 * loads when the browser is idle, or at the latest when the dialog opens.
 */
export function Dialog({ onMissing, ...props }: DialogProps) {
  useWhenIdle(DialogWindow.preload);
  return <DialogWindow {...props} isWanted={props.open} onMissing={onMissing ?? props.onClose} />;
}
