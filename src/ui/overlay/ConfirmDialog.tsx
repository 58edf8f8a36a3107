import { usePart } from '../use-part.ts';
import { useWhenIdle } from '../use-when-idle.ts';
import type { ConfirmWindowProps } from './ConfirmWindow.tsx';

/**
 * Asks before an act that cannot be undone, and names what it does. Its code, many times that of the page's button,
 * comes when the browser is idle or when it is asked for.
 */
export function ConfirmDialog(props: ConfirmWindowProps) {
  useWhenIdle(preloadWindow);
  const part = usePart(loadWindow, props.question !== null, props.onClose);
  return part && <part.ConfirmWindow {...props} />;
}

function preloadWindow(): void {
  loadWindow().catch(() => {
    // The press that opens the dialog asks again, and tells when that is in vain.
  });
}

function loadWindow() {
  return import('./ConfirmWindow.tsx');
}
