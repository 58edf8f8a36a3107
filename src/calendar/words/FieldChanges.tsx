import type { components } from '#generated/calendar/types.ts';
import { useTranslate } from '#src/i18n/i18n.ts';
import { VisuallyHidden } from '#src/ui/VisuallyHidden.tsx';
import { ChangedText, findShown } from './ChangedText.tsx';
import { describeChange } from './describe-change.ts';
import styles from './FieldChanges.module.css';
import type { FieldWords } from './field-writer.ts';

interface FieldChangesProps {
  changes: readonly components['schemas']['FieldChange'][];
  /** The start of the event after the change. */
  start: string;
  words: FieldWords;
}

/** Shows the values before and after a change, field by field. */
export function FieldChanges({ changes, start, words }: FieldChangesProps) {
  const t = useTranslate();
  const texts = changes.flatMap((change) => describeChange(change, start, words) ?? []);
  if (texts.length === 0) return null;
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
