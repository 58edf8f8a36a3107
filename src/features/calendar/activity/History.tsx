import type { components } from '#generated/calendar/types.ts';
import { useTranslate } from '#src/i18n/i18n.ts';
import { useFormats } from '#src/i18n/use-formats.ts';
import { Button } from '#src/ui/button/Button.tsx';
import { UnmarkedList } from '#src/ui/data/UnmarkedList.tsx';
import { VisuallyHidden } from '#src/ui/VisuallyHidden.tsx';
import { useMayChange } from '../commands/command-right.ts';
import { useCommands } from '../commands/commands-context.ts';
import { ChangedBy } from '../event/ChangedBy.tsx';
import { ChangedText, findShown } from '../event/ChangedText.tsx';
import type { EventWords, FieldWords } from '../event/field-writer.ts';
import { type ChangeText, describeChange } from './describe-change.ts';
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
  const texts = changes.flatMap(
    (change) => describeChange(change, contents?.start ?? event.start, words) ?? [],
  );
  return (
    <li className={styles.entry}>
      <span className={styles.line}>
        <ChangedBy change={entry} />
      </span>
      {texts.length > 0 && <Changes texts={texts} />}
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

/** Shows the values before and after a change, field by field. */
function Changes({ texts }: { texts: readonly ChangeText[] }) {
  const t = useTranslate();
  return (
    <dl className={styles.changes}>
      {texts.map(({ name, before, after, isMarkdown }) => (
        <div key={name}>
          <dt className={styles.field}>{name}</dt>
          <dd>
            {findShown({ text: before, other: after, isMarkdown }) !== '' && (
              <>
                <VisuallyHidden>{t('calendar:Before')}: </VisuallyHidden>
                <del>
                  <ChangedText text={before} other={after} isMarkdown={isMarkdown} />
                </del>
                <span aria-hidden="true"> → </span>
              </>
            )}
            <VisuallyHidden>{t('calendar:After')}: </VisuallyHidden>
            <ins>
              <ChangedText text={after} other={before} isMarkdown={isMarkdown} />
            </ins>
          </dd>
        </div>
      ))}
    </dl>
  );
}
