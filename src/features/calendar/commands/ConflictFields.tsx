import { useId, useState } from 'react';
import { type EventPart, withoutParts } from '#src/calendar/store/merge-changes.ts';
import { changedEvent } from '#src/calendar/store/predict-edit.ts';
import { ChangedText } from '#src/calendar/words/ChangedText.tsx';
import type { EventWords } from '#src/calendar/words/field-writer.ts';
import { useTranslate } from '#src/i18n/i18n.ts';
import { useFormats } from '#src/i18n/use-formats.ts';
import { Button } from '#src/ui/button/Button.tsx';
import { DialogActions } from '#src/ui/overlay/DialogActions.tsx';
import styles from './ConflictFields.module.css';
import { compareVersions, type FieldDifference } from './describe-event.ts';
import type { ChangeCommand } from './event-command.ts';
import { rebaseChange } from './next-writes.ts';
import type { WriteRefusal } from './write-refusal.ts';

interface ConflictFieldsProps {
  refusal: Extract<WriteRefusal, { kind: 'changed' }> & {
    readonly write: Extract<ChangeCommand, { kind: 'update' }>;
  };
  /** The parts that both have changed, at least one. */
  conflicts: readonly EventPart[];
  words: EventWords;
  onRetry: (write: ChangeCommand) => void;
  /** Called if nothing of the change is left to be made. */
  onKeepTheirs: () => void;
  onClose: () => void;
}

/** Lets a person choose between two versions of what both have changed, field by field. */
export function ConflictFields({ refusal, conflicts, words, ...props }: ConflictFieldsProps) {
  const t = useTranslate();
  const { number } = useFormats();
  const { write, current } = refusal;
  const [theirs, setTheirs] = useState<readonly string[]>([]);
  const mine = changedEvent(write.event, write.changes);
  const differences = compareVersions(
    { seen: write.event, mine, theirs: current },
    { ...words, number },
    conflicts,
  ).filter(({ field }) => conflicts.some((part) => part === field));
  const save = (left: readonly EventPart[]) => {
    const changes = withoutParts(write.changes, left);
    if (Object.keys(changes).length === 0) props.onKeepTheirs();
    else props.onRetry(rebaseChange({ ...write, changes }, current));
  };
  return (
    <>
      <p>{t('calendar:You have both changed the following. Everything else is put together.')}</p>
      {differences.map((difference) => (
        <FieldChoice
          key={difference.field}
          difference={difference}
          isTheirs={theirs.includes(difference.field)}
          onChoose={(isTheirs) => {
            const others = theirs.filter((part) => part !== difference.field);
            setTheirs(isTheirs ? [...others, difference.field] : others);
          }}
        />
      ))}
      <DialogActions>
        <Button onClick={props.onClose}>{t('common:Cancel')}</Button>
        <Button onClick={() => save(conflicts)}>{t('calendar:Keep theirs')}</Button>
        <Button
          look="primary"
          onClick={() => save(conflicts.filter((part) => theirs.includes(part)))}
        >
          {t('calendar:Save my changes')}
        </Button>
      </DialogActions>
    </>
  );
}

interface FieldChoiceProps {
  difference: FieldDifference;
  isTheirs: boolean;
  onChoose: (isTheirs: boolean) => void;
}

function FieldChoice({ difference, isTheirs, onChoose }: FieldChoiceProps) {
  const t = useTranslate();
  const id = useId();
  const { name, mine, theirs, isMarkdown } = difference;
  const versions = [
    { label: t('calendar:Yours'), text: mine, other: theirs, isOfOthers: false },
    { label: t('calendar:Theirs'), text: theirs, other: mine, isOfOthers: true },
  ];
  return (
    <fieldset className={styles.field}>
      <legend className={styles.name}>{name}</legend>
      <div className={styles.versions}>
        {versions.map(({ label, text, other, isOfOthers }) => (
          <div key={label} className={styles.version}>
            <input
              type="radio"
              id={`${id}-${isOfOthers}`}
              name={id}
              checked={isTheirs === isOfOthers}
              aria-describedby={`${id}-${isOfOthers}-text`}
              onChange={() => onChoose(isOfOthers)}
            />
            <label htmlFor={`${id}-${isOfOthers}`}>{label}</label>
            <div id={`${id}-${isOfOthers}-text`} className={styles.text}>
              <ChangedText text={text} other={other} isMarkdown={isMarkdown} />
            </div>
          </div>
        ))}
      </div>
    </fieldset>
  );
}
