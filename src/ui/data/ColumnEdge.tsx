import { type KeyboardEvent, type PointerEvent, useRef } from 'react';
import { readRem } from '../rem.ts';
import styles from './ColumnEdge.module.css';
import { boundWidth, widthLimits } from './column-widths.ts';
import type { ColumnSizing } from './use-column-sizing.ts';

interface ColumnEdgeProps {
  /** The column's place in the table. */
  index: number;
  label: string;
  /** The id of the element that explains the keys. */
  hintId: string;
  sizing: ColumnSizing;
}

/** Measured when an edge is pressed, because measuring at each move would lay the table out each time. */
interface Press {
  readonly x: number;
  /** By how much the column becomes wider for each pixel. */
  readonly scale: number;
  readonly widths: readonly number[];
}

/** The pixels by which an arrow key moves it. */
const step = 16;

/** The end of a column, which is dragged, or moved by keys, to change its width. A double click fits the texts. */
export function ColumnEdge({ index, label, hintId, sizing }: ColumnEdgeProps) {
  const pressed = useRef<Press | null>(null);
  const drag = ({ clientX }: PointerEvent<HTMLElement>) => {
    const press = pressed.current;
    if (!press) return;
    const moved = (clientX - press.x) * press.scale;
    sizing.preview(index, boundWidth((press.widths[index] ?? 0) + moved), press.widths);
  };
  const drop = () => {
    pressed.current = null;
    sizing.drop();
  };
  const findAct = ({ key, currentTarget }: KeyboardEvent<HTMLElement>) => {
    const widths = shownWidths(currentTarget);
    const width = widths[index] ?? 0;
    const along = step * direction(currentTarget);
    const choose = (changed: number) => sizing.choose(index, changed, widths);
    const acts: Record<string, () => void> = {
      ArrowRight: () => choose(width + along),
      ArrowLeft: () => choose(width - along),
      Home: () => choose(widthLimits.least),
      End: () => choose(widthLimits.most),
      Enter: () => choose(fittingWidth(currentTarget, index)),
      ArrowUp: () => findEdge(currentTarget, index - 1)?.focus(),
      ArrowDown: () => findEdge(currentTarget, index + 1)?.focus(),
    };
    return acts[key];
  };
  return (
    <hr
      className={styles.edge}
      aria-orientation="vertical"
      aria-label={label}
      aria-describedby={hintId}
      aria-valuemin={widthLimits.least}
      aria-valuemax={widthLimits.most}
      aria-valuenow={sizing.widthAt(index)}
      // One stop for all of them, as for the rows.
      tabIndex={index === sizing.stop ? 0 : -1}
      onFocus={() => sizing.setStop(index)}
      onPointerDown={(event) => {
        if (event.button !== 0) return;
        const { currentTarget, pointerId, clientX } = event;
        currentTarget.setPointerCapture(pointerId);
        pressed.current = {
          x: clientX,
          scale: inTableUnit(direction(currentTarget)),
          widths: shownWidths(currentTarget),
        };
      }}
      onPointerMove={drag}
      onPointerUp={() => {
        pressed.current = null;
        sizing.keep();
      }}
      onLostPointerCapture={drop}
      onDoubleClick={({ currentTarget }) =>
        sizing.choose(index, fittingWidth(currentTarget, index), shownWidths(currentTarget))
      }
      onKeyDown={(event) => {
        if (event.altKey || event.ctrlKey || event.metaKey) return;
        const act = pressed.current && event.key === 'Escape' ? drop : findAct(event);
        if (!act) return;
        event.preventDefault();
        event.stopPropagation();
        act();
      }}
    />
  );
}

function direction(edge: HTMLElement): 1 | -1 {
  return getComputedStyle(edge).direction === 'rtl' ? -1 : 1;
}

function findEdge(edge: HTMLElement, index: number): HTMLElement | null | undefined {
  return edge.closest('tr')?.cells[index]?.querySelector<HTMLElement>(`.${styles.edge}`);
}

/** The widths of all columns as they are drawn. */
function shownWidths(edge: HTMLElement): readonly number[] {
  return [...(edge.closest('tr')?.cells ?? [])].map(({ offsetWidth }) => inTableUnit(offsetWidth));
}

/** Readers may have chosen another text size, with which the columns grow. */
function inTableUnit(pixels: number): number {
  return (pixels * 16) / readRem();
}

/** The width with which no text of the column in the document needs a second line. */
function fittingWidth(edge: HTMLElement, index: number): number {
  const table = edge.closest('table');
  if (!table) return widthLimits.least;
  table.dataset['fitting'] = '';
  const widths = [...table.rows].map((row) => {
    const cell = row.cells[index];
    const content = cell?.firstElementChild;
    if (!cell || !(content instanceof HTMLElement)) return 0;
    const { paddingInlineStart, paddingInlineEnd } = getComputedStyle(cell);
    const padding = Number.parseFloat(paddingInlineStart) + Number.parseFloat(paddingInlineEnd);
    return Math.ceil(content.offsetWidth + padding) + 1;
  });
  delete table.dataset['fitting'];
  return boundWidth(inTableUnit(Math.max(...widths)));
}
