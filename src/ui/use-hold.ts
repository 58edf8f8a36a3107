import { type PointerEvent, useCallback, useEffect, useRef } from 'react';

/** The distance that a resting pointer may move, in CSS pixels; beyond that, it scrolls or drags. */
const tolerance = 10;
/** The resting time of a pointer before it means something other than a tap, in milliseconds. */
const longPress = 500;

interface Hold {
  readonly x: number;
  readonly y: number;
  readonly pointerType: string;
  readonly timer: ReturnType<typeof setTimeout>;
}

/** Tells when a pointer that is down has rested in its place for a while. */
export function useHold() {
  const hold = useRef<Hold>(null);
  const end = useCallback(() => {
    clearTimeout(hold.current?.timer);
    hold.current = null;
  }, []);
  // A page may be left while a pointer is down.
  useEffect(() => end, [end]);
  const begin = (event: PointerEvent, onRest: () => void, delay = longPress) => {
    end();
    const { pointerType, clientX: x, clientY: y } = event;
    hold.current = { x, y, pointerType, timer: setTimeout(onRest, delay) };
  };
  /** Ends the hold if the pointer has moved away; returns whether it goes on. */
  const follow = ({ clientX, clientY }: PointerEvent) => {
    const { x = clientX, y = clientY } = hold.current ?? {};
    if (Math.hypot(clientX - x, clientY - y) > tolerance) end();
    return hold.current !== null;
  };
  /** The type of the pointer that is down, whether it has rested or not. */
  const heldBy = () => hold.current?.pointerType;
  return { begin, follow, end, heldBy };
}
