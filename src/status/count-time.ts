/**
 * Calls back after a time, which stands still while a person points at an area or has the focus in it.
 * @returns the cleanup for the area's ref.
 */
export function countTime(area: HTMLElement, milliseconds: number, onEnd: () => void): () => void {
  let rest = milliseconds;
  let start = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const holds = { pointer: false, focus: area.contains(document.activeElement) };
  const stop = () => {
    if (timer === undefined) return;
    clearTimeout(timer);
    timer = undefined;
    rest -= Date.now() - start;
  };
  const goOn = () => {
    stop();
    if (holds.pointer || holds.focus) return;
    start = Date.now();
    timer = setTimeout(onEnd, rest);
  };
  const listeners = {
    pointerenter: () => hold('pointer', true),
    pointerleave: () => hold('pointer', false),
    focusin: () => hold('focus', true),
    focusout: () => hold('focus', false),
  };
  function hold(by: keyof typeof holds, isHeld: boolean): void {
    holds[by] = isHeld;
    goOn();
  }
  const events = Object.entries(listeners);
  for (const [name, listener] of events) area.addEventListener(name, listener);
  goOn();
  return () => {
    stop();
    for (const [name, listener] of events) area.removeEventListener(name, listener);
  };
}
