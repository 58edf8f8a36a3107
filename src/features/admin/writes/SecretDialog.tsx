import { usePart } from '#src/ui/use-part.ts';
import type { SecretWindowProps } from './SecretWindow.tsx';

/** Shows a password or link that the server returns only once. Its code loads when it opens. */
export function SecretDialog(props: SecretWindowProps) {
  const part = usePart(loadWindow, props.secret !== null, props.onClose);
  return part && <part.SecretWindow {...props} />;
}

function loadWindow() {
  return import('./SecretWindow.tsx');
}
