import { usePart } from '../use-part.ts';
import { useWhenIdle } from '../use-when-idle.ts';
import type { ConfirmWindowProps } from './ConfirmWindow.tsx';

/**
 * Confirms an action that cannot be undone, and explains its effect. Its code, much larger than its button's, loads
 * when the browser is idle or on demand.
 */
export function ConfirmDialog(props: ConfirmWindowProps) {
  useWhenIdle(preloadWindow);
  const part = usePart(loadWindow, props.question !== null, props.onClose);
  return part && <part.ConfirmWindow {...props} />;
}

function preloadWindow(): void {
  loadWindow().catch(() => {
    // Opening the dialog retries, and reports a failure.
  });
}

function loadWindow() {
  return import('./ConfirmWindow.tsx');
}
