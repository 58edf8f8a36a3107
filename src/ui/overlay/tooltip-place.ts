/** The minimum distance to the window's edge, in pixels. */
const margin = 8;

interface Size {
  width: number;
  height: number;
}

export type TooltipAnchor = Pick<DOMRectReadOnly, 'left' | 'top' | 'bottom' | 'width'>;

/** The tooltip's position within the window: centered below its control, or above it if there is no room. */
export function tooltipPlace(
  control: TooltipAnchor,
  tooltip: Size,
  window: Size,
): { x: number; y: number } {
  const middle = control.left + (control.width - tooltip.width) / 2;
  const x = Math.max(margin, Math.min(middle, window.width - margin - tooltip.width));
  const fitsBelow = control.bottom + tooltip.height <= window.height;
  return { x, y: fitsBelow ? control.bottom : Math.max(0, control.top - tooltip.height) };
}

/** Shows a tooltip next to its control, in the top layer, so that nothing clips or covers it. */
export function showTooltip(tooltip: HTMLElement, control: TooltipAnchor): void {
  // Browsers without popovers show it anyway.
  tooltip.showPopover?.();
  const { clientWidth: width, clientHeight: height } = document.documentElement;
  const { x, y } = tooltipPlace(control, tooltip.getBoundingClientRect(), { width, height });
  tooltip.style.translate = `${x}px ${y}px`;
}
