import type { components } from '#generated/calendar/types.ts';
import { ChangedBy } from '#src/calendar/words/ChangedBy.tsx';
import { FieldChanges } from '#src/calendar/words/FieldChanges.tsx';
import type { EventWords, FieldWords } from '#src/calendar/words/field-writer.ts';
import { useTranslate } from '#src/i18n/i18n.ts';
import { useFormats } from '#src/i18n/use-formats.ts';
import { Button } from '#src/ui/button/Button.tsx';
import { UnmarkedList } from '#src/ui/data/UnmarkedList.tsx';
import { useMayChange } from '../commands/command-right.ts';
import { useCommands } from '../commands/commands-context.ts';
import styles from './Entry.module.css';
import type { EventPlace } from './event-place.ts';
import { restoreVersion } from './restore-version.ts';

type HistoryEntry = components['schemas']['HistoryEntry'];

interface HistoryProps {
  place: EventPlace;
  words: EventWords;
  /** The latest first. */
  entries: readonly HistoryEntry[];
}

/** Who has changed an event, when and what, with a way back to each version for those who may change it. */
export function History({ place, words, entries }: HistoryProps) {
  const t = useTranslate();
  const { number } = useFormats();
  return (
    <UnmarkedList className={styles.steps} aria-label={t('calendar:History')}>
      {entries.map((entry) => (
        <HistoryItem key={entry.id} place={place} entry={entry} words={{ ...words, number }} />
      ))}
    </UnmarkedList>
  );
}

interface HistoryItemProps extends Pick<HistoryProps, 'place'> {
  entry: HistoryEntry;
  words: FieldWords;
}

function HistoryItem({ place: { event }, entry, words }: HistoryItemProps) {
  const t = useTranslate();
  const { dispatch } = useCommands();
  const { exact } = useFormats();
  const { changed_at, contents, changes } = entry;
  const restoration = useMayChange(event) ? restoreVersion(event, entry) : null;
  return (
    <li className={styles.entry}>
      <span className={styles.line}>
        <ChangedBy change={entry} />
      </span>
      <FieldChanges changes={changes} start={contents?.start ?? event.start} words={words} />
      {restoration && (
        <div className={styles.actions}>
          <Button
            size="dense"
            aria-label={`${t('calendar:Restore this version')}: ${exact(changed_at)}`}
            onClick={() => dispatch({ kind: 'update', event, ...restoration })}
          >
            {t('calendar:Restore this version')}
          </Button>
        </div>
      )}
    </li>
  );
}
