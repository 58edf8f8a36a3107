/** Marks an element while the table in it is wider than itself, so that only then it scrolls. */
export function watchFit(frame: HTMLElement | null): (() => void) | undefined {
  if (!frame) return undefined;
  const table = frame.querySelector('table');
  const observer = new ResizeObserver(() => {
    frame.toggleAttribute('data-scrolls', (table?.offsetWidth ?? 0) > frame.clientWidth);
  });
  observer.observe(frame);
  if (table) observer.observe(table);
  return () => observer.disconnect();
}
