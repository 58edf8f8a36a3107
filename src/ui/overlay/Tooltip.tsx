import { type ReactNode, type RefObject, useCallback } from 'react';
import styles from './Tooltip.module.css';
import { showTooltip } from './tooltip-place.ts';
import { useTooltip } from './use-tooltip.ts';

interface TooltipProps {
  /** Without a text, there is no tooltip. A function is for texts that are slow to compute: it is called on opening. */
  text: string | null | (() => string);
  /** Opens only if the control's own text is truncated. */
  ifCut?: boolean;
  children: ReactNode;
}

/**
 * Shows the name of a control that only has an icon or a picture. The name is in the control's label already, so the
 * tooltip is hidden from screen readers.
 *
 * Not Base UI's tooltip, which never opens by touch and would have to load before the page is usable.
 */
export function Tooltip({ text, ifCut = false, children }: TooltipProps) {
  const { open, area, attach, handlers } = useTooltip<HTMLSpanElement>(ifCut);
  return (
    <span ref={attach} className={styles.area} {...handlers}>
      {children}
      {open && text !== null && (
        <TooltipText text={typeof text === 'function' ? text() : text} area={area} />
      )}
    </span>
  );
}

/** Next to its control in the document, in the same landmark. */
function TooltipText({ text, area }: { text: string; area: RefObject<HTMLElement | null> }) {
  const place = useCallback(
    (tooltip: HTMLElement | null) => {
      const control = area.current?.firstElementChild;
      if (tooltip && control) showTooltip(tooltip, control.getBoundingClientRect());
    },
    [area],
  );
  return (
    <span ref={place} popover="manual" aria-hidden="true" className={styles.tooltip}>
      <span className={styles.text}>{text}</span>
    </span>
  );
}
