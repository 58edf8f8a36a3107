import { type KeyboardEvent, type PointerEvent, type ReactNode, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useTranslate } from '#src/i18n/i18n.ts';
import { IconButton } from '../button/Button.tsx';
import { classNames } from '../class-names.ts';
import { LiveRegion } from '../feedback/LiveRegion.tsx';
import { Icon } from '../icon/Icon.tsx';
import styles from './SortableRows.module.css';

interface SortableRow {
  key: string;
  /** Its name for assistive technology. */
  name: string;
  content: ReactNode;
}

interface SortableRowsProps {
  /** The list's name for assistive technology. */
  label: string;
  rows: readonly SortableRow[];
  /** Moves a row to another place; both are counted from 0. */
  onMove: (from: number, to: number) => void;
}

/** Rows in an order that people change: by dragging a row's handle, by the arrow keys on it, or by buttons. */
export function SortableRows({ label, rows, onMove }: SortableRowsProps) {
  const t = useTranslate();
  const list = useRef<HTMLOListElement>(null);
  const [dragged, setDragged] = useState<string | null>(null);
  const [announcement, setAnnouncement] = useState('');
  const move = (from: number, to: number) => {
    const name = rows[from]?.name;
    if (name === undefined || to === from || to < 0 || to >= rows.length) return;
    onMove(from, to);
    const place = { name, place: to + 1, total: rows.length };
    setAnnouncement(t('common:%name% is now number %place% of %total%.', place));
  };
  const moveByControl = (from: number, to: number, control: HTMLElement) => {
    // The browser takes the focus from an element that is moved in the document.
    flushSync(() => move(from, to));
    // At an end, the button has nothing more to do.
    const isUsable = !control.matches(':disabled');
    (isUsable ? control : control.closest('li')?.querySelector('button'))?.focus();
  };
  const drag = useDrag(list, setDragged, move);
  return (
    <>
      <ol ref={list} className={styles.rows} aria-label={label}>
        {rows.map(({ key, name, content }, index) => (
          <li key={key} className={classNames(styles.row, dragged === key && styles.dragged)}>
            <button
              type="button"
              className={styles.handle}
              aria-label={t('common:Move %name%', { name })}
              aria-description={t('common:Drag it, or press the up and down arrow keys.')}
              onPointerDown={(event) => drag(event, key, index)}
              onKeyDown={(event) => {
                const to = placeByKey(event, index, rows.length);
                if (to !== null) moveByControl(index, to, event.currentTarget);
              }}
            >
              <Icon name="grip" />
            </button>
            <div className={styles.content}>{content}</div>
            <span className={styles.steps}>
              <IconButton
                icon="chevron-up"
                size="dense"
                label={t('common:Move %name% up', { name })}
                disabled={index === 0}
                onClick={({ currentTarget }) => moveByControl(index, index - 1, currentTarget)}
              />
              <IconButton
                icon="chevron-down"
                size="dense"
                label={t('common:Move %name% down', { name })}
                disabled={index === rows.length - 1}
                onClick={({ currentTarget }) => moveByControl(index, index + 1, currentTarget)}
              />
            </span>
          </li>
        ))}
      </ol>
      <LiveRegion>{announcement}</LiveRegion>
    </>
  );
}

/** The place to which a key moves a row; null if it does not move rows. */
function placeByKey(event: KeyboardEvent, index: number, count: number): number | null {
  const places: Readonly<Record<string, number>> = {
    ArrowUp: index - 1,
    ArrowDown: index + 1,
    Home: 0,
    End: count - 1,
  };
  const place = places[event.key];
  if (place === undefined) return null;
  event.preventDefault();
  return place;
}

/** Moves a row with the pointer to the place of the row that is below it. */
function useDrag(
  list: { readonly current: HTMLOListElement | null },
  tell: (key: string | null) => void,
  move: (from: number, to: number) => void,
) {
  const latestMove = useRef(move);
  latestMove.current = move;
  return ({ button, pointerId }: PointerEvent, key: string, start: number) => {
    if (button !== 0) return;
    let place = start;
    // The row itself is moved in the document, which would end a captured pointer.
    const canceler = new AbortController();
    const { signal } = canceler;
    const follow = (event: globalThis.PointerEvent) => {
      if (event.pointerId !== pointerId) return;
      const to = placeAt(list.current, event.clientY);
      if (to === null || to === place) return;
      latestMove.current(place, to);
      place = to;
    };
    const end = () => {
      canceler.abort();
      tell(null);
    };
    tell(key);
    document.addEventListener('pointermove', follow, { signal });
    document.addEventListener('pointerup', end, { signal });
    document.addEventListener('pointercancel', end, { signal });
  };
}

/** The row at a height of the window; the first or last if it is beyond them. */
function placeAt(list: HTMLOListElement | null, y: number): number | null {
  const rows = [...(list?.children ?? [])];
  if (rows.length === 0) return null;
  const index = rows.findIndex((row) => y < row.getBoundingClientRect().bottom);
  return index === -1 ? rows.length - 1 : index;
}
