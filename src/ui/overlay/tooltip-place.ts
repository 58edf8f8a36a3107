/** The minimum distance to the window's edge, in pixels. */
const margin = 8;

interface Size {
  width: number;
  height: number;
}

type Box = Pick<DOMRectReadOnly, 'left' | 'top' | 'bottom' | 'width'>;

/** The tooltip's position within the window: centered below its control, or above it if there is no room. */
export function tooltipPlace(control: Box, tooltip: Size, window: Size): { x: number; y: number } {
  const middle = control.left + (control.width - tooltip.width) / 2;
  const x = Math.max(margin, Math.min(middle, window.width - margin - tooltip.width));
  const fitsBelow = control.bottom + tooltip.height <= window.height;
  return { x, y: fitsBelow ? control.bottom : Math.max(0, control.top - tooltip.height) };
}
