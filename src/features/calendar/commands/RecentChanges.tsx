import { useId } from 'react';
import { isBefore, useNow } from '#src/calendar/store/use-now.ts';
import type { CalendarFormats } from '#src/calendar/words/calendar-formats.ts';
import { type Translate, useTranslate } from '#src/i18n/i18n.ts';
import { messageText } from '#src/i18n/message.ts';
import { Button } from '#src/ui/button/Button.tsx';
import { RelativeTime } from '#src/ui/data/RelativeTime.tsx';
import { UnmarkedList } from '#src/ui/data/UnmarkedList.tsx';
import { Popover } from '#src/ui/overlay/Popover.tsx';
import styles from './RecentChanges.module.css';
import type { NotedChange, RecentChangesState } from './use-event-undo.ts';

interface RecentChangesProps extends RecentChangesState {
  /** The element that it points at; null while it is closed. */
  anchor: HTMLElement | null;
  formats: Pick<CalendarFormats, 'join'>;
  onClose: () => void;
}

/** Lists what the visitor has changed in the last hour, the latest first, to undo and redo it. */
export function RecentChanges({ anchor, onClose, ...list }: RecentChangesProps) {
  const t = useTranslate();
  return (
    <Popover
      open={anchor !== null}
      title={t('calendar:Recent changes')}
      anchor={anchor}
      onClose={onClose}
    >
      <ChangeList {...list} />
    </Popover>
  );
}

/** A part of its own, because most of the time the list is closed. */
function ChangeList({ changes, reverse, formats }: Omit<RecentChangesProps, 'anchor' | 'onClose'>) {
  const t = useTranslate();
  // Times are relative to it, and changes leave the list after their hour.
  useNow(null);
  const recent = changes.filter(({ outcomes }) =>
    outcomes?.some(({ undo }) => undo && isBefore(undo.expires_at)),
  );
  if (recent.length === 0) return <p>{t('calendar:Nothing to undo here.')}</p>;
  return (
    <UnmarkedList className={styles.changes}>
      {recent
        .map((change) => (
          <ChangeItem
            key={change.key}
            change={change}
            obstacle={findObstacle(t, change, recent)}
            formats={formats}
            onReverse={() => reverse(change)}
          />
        ))
        .reverse()}
    </UnmarkedList>
  );
}

interface ChangeItemProps extends Pick<RecentChangesProps, 'formats'> {
  change: NotedChange;
  /** Why it cannot be undone or redone now. */
  obstacle: string | null;
  onReverse: () => void;
}

function ChangeItem({ change, obstacle, formats, onReverse }: ChangeItemProps) {
  const t = useTranslate();
  const obstacleId = useId();
  const { note, state } = change;
  if (!note) return null;
  const title = messageText(t, note.title);
  const text = formats.join([messageText(t, note.text), ...(note.place ? [note.place] : [])]);
  const name = { change: formats.join([title, text]) };
  const isUndone = state === 'undone' || state === 'redoing';
  return (
    <li className={styles.change}>
      <div className={styles.words}>
        <p className={styles.title}>{title}</p>
        <p className={styles.fact}>{isUndone ? <s>{text}</s> : text}</p>
        <p className={styles.fact}>
          <RelativeTime at={note.at} text={(time) => time} />
        </p>
        {obstacle !== null && (
          <p id={obstacleId} className={styles.fact}>
            {obstacle}
          </p>
        )}
      </div>
      {state !== 'final' && (
        <Button
          size="dense"
          disabled={obstacle !== null}
          pending={state === 'to undo' || state === 'undoing' || state === 'redoing'}
          aria-label={
            isUndone ? t('calendar:Redo: %change%', name) : t('calendar:Undo: %change%', name)
          }
          aria-describedby={obstacle === null ? undefined : obstacleId}
          onClick={onReverse}
        >
          {isUndone ? t('calendar:Redo') : t('common:Undo')}
        </Button>
      )}
    </li>
  );
}

/**
 * Says why a change cannot be undone or redone now: the server takes changes of an event back the latest first, and makes
 * them again the earliest first.
 */
function findObstacle(
  t: Translate,
  change: NotedChange,
  changes: readonly NotedChange[],
): string | null {
  if (change.state === 'final') return t('calendar:It can no longer be changed back.');
  const index = changes.indexOf(change);
  const events = new Set(listNames(change));
  const isSame = (other: NotedChange) => listNames(other).some((name) => events.has(name));
  const isUndone = ({ state }: NotedChange) => state === 'undone' || state === 'redoing';
  const isMade = (other: NotedChange) => !isUndone(other) && other.state !== 'final';
  if (changes.slice(index + 1).some((other) => isMade(other) && isSame(other))) {
    return t('calendar:Undo the later change first');
  }
  const earlier = changes.slice(0, index);
  return isUndone(change) && earlier.some((other) => isUndone(other) && isSame(other))
    ? t('calendar:Redo the earlier change first')
    : null;
}

/** The ids that identify the events of a change: occurrences may get other ids, but stay in their series. */
function listNames({ outcomes }: NotedChange): readonly string[] {
  const events = (outcomes ?? []).flatMap(({ before, after }) => [...before, ...after]);
  return events.flatMap(({ id, series_id }) => [id, series_id ?? id]);
}
