import { usePreloadedPart } from '../use-preloaded-part.ts';
import type { ConfirmWindowProps } from './ConfirmWindow.tsx';

/**
 * Confirms an action that cannot be undone, and explains its effect. Its code, much larger than its button's, loads
 * when the browser is idle or on demand.
 */
export function ConfirmDialog(props: ConfirmWindowProps) {
  const part = usePreloadedPart(loadWindow, props.question !== null, props.onClose);
  return part && <part.ConfirmWindow {...props} />;
}

function loadWindow() {
  return import('./ConfirmWindow.tsx');
}
