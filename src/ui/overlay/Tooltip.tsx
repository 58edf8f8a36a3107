import { type ReactNode, type RefObject, useCallback } from 'react';
import styles from './Tooltip.module.css';
import { tooltipPlace } from './tooltip-place.ts';
import { useTooltip } from './use-tooltip.ts';

interface TooltipProps {
  /** Nothing is shown without it. */
  text: string | null;
  /** Opens only where the control does not have the room to show its own text whole. */
  ifCut?: boolean;
  children: ReactNode;
}

/**
 * Shows what a control is called, to those who see only its icon or picture. The text stands in the control's name
 * already, so that screen readers are not told again.
 *
 * An own part: Base UI's tooltip never opens by touch, and would have to be loaded before the page is usable.
 */
export function Tooltip({ text, ifCut = false, children }: TooltipProps) {
  const { open, area, attach, handlers } = useTooltip<HTMLSpanElement>(ifCut);
  return (
    <span ref={attach} className={styles.area} {...handlers}>
      {children}
      {open && text !== null && <TooltipText text={text} area={area} />}
    </span>
  );
}

/** In the browser's top layer, so that nothing clips or covers it, and beside its control, in the same landmark. */
function TooltipText({ text, area }: { text: string; area: RefObject<HTMLElement | null> }) {
  const place = useCallback(
    (tooltip: HTMLElement | null) => {
      const control = area.current?.firstElementChild;
      if (!tooltip || !control) return;
      // Browsers without popovers show it all the same.
      tooltip.showPopover?.();
      const { x, y } = tooltipPlace(
        control.getBoundingClientRect(),
        tooltip.getBoundingClientRect(),
        { width: window.innerWidth, height: window.innerHeight },
      );
      tooltip.style.translate = `${x}px ${y}px`;
    },
    [area],
  );
  return (
    <span ref={place} popover="manual" aria-hidden="true" className={styles.tooltip}>
      <span className={styles.text}>{text}</span>
    </span>
  );
}
