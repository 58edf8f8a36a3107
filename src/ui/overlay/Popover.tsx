import { lazyPart } from '../lazy-part.tsx';
import { useWhenIdle } from '../use-when-idle.ts';
import type { PopoverWindowProps } from './PopoverWindow.tsx';

const PopoverWindow = lazyPart(() => import('./PopoverWindow.tsx'), 'PopoverWindow');

/**
 * A small window that points at something on the page, which stays usable. The focus goes to it and back. Its code loads
 * when the browser is idle, or at the latest when it opens.
 */
export function Popover(props: PopoverWindowProps) {
  useWhenIdle(PopoverWindow.preload);
  return <PopoverWindow {...props} isWanted={props.open} onMissing={props.onClose} />;
}
