import { type Translate, useTranslate } from '#src/i18n/i18n.ts';
import { type Message, message } from '#src/i18n/message.ts';
import { useFormats } from '#src/i18n/use-formats.ts';
import { DescriptionList } from '#src/ui/data/DescriptionList.tsx';
import { EditForm } from '#src/ui/form/EditForm.tsx';
import { FieldColumns } from '#src/ui/form/FieldColumns.tsx';
import { ActButton } from '../writes/ActButton.tsx';
import { Differences } from '../writes/Differences.tsx';
import type { AdminOperation } from '../writes/use-denial.ts';
import { useStaffAct } from '../writes/use-staff-act.ts';
import styles from './AttributeEditor.module.css';
import { AttributeField } from './AttributeField.tsx';
import {
  type Attributes,
  type AttributeValue,
  editedValue,
  savedValue,
} from './attribute-values.ts';

export interface AttributeEditorProps {
  /** The record that has the attributes. */
  name: string;
  attributes: Attributes;
  operation: AdminOperation;
  /** Sends the changed attributes; null resets one to its default. */
  save: (changes: Attributes, options: { signal: AbortSignal }) => Promise<object | undefined>;
  /** The calendar that receives notes on the changes. */
  noteOn: number | undefined;
}

export interface AttributeChange {
  changes: Attributes;
  before: Attributes;
}

/** Edits settings that have no form of their own: infers their types, and previews changes before they are saved. */
export function AttributeEditor(props: AttributeEditorProps) {
  const { name, attributes, operation, save, noteOn } = props;
  const t = useTranslate();
  const text = useValueText();
  const names = Object.keys(attributes);
  const act = useStaffAct({
    operation,
    call: ({ changes }: AttributeChange, options) => save(changes, options),
    question: ({ changes, before }) => ({
      title: t('records:Change attributes of %name%?', { name }),
      effect: t('records:The change applies at once. It can be undone.'),
      act: t('records:Change attributes'),
      facts: (
        <Differences
          of={Object.keys(changes).map((key) => ({
            name: key,
            before: text(before[key] ?? null),
            after: text(changes[key] ?? null),
          }))}
        />
      ),
    }),
    done: ({ changes }) => doneText(Object.keys(changes).length),
    opposite: ({ changes, before }) => ({ changes: before, before: changes }),
    noteOn,
    showsError: true,
  });
  const { pending, error } = act.form;
  const initial = { values: names.map((key) => editedValue(attributes[key] ?? null)) };
  if (act.denial !== null) {
    return <ReadOnly attributes={attributes} denial={act.denial} />;
  }
  return (
    <div className={styles.editor}>
      <EditForm
        // Fields follow the attributes, because attributes can be added.
        key={names.join()}
        inTab
        initial={initial}
        pending={pending}
        error={error}
        onSubmit={(_, { values }) => act.start(changeOf(attributes, names, values))}
      >
        {(field) => (
          <FieldColumns>
            {names.map((key, place) => (
              <AttributeField
                key={key}
                {...field(`values.${place}`)}
                label={key}
                value={attributes[key] ?? null}
              />
            ))}
          </FieldColumns>
        )}
      </EditForm>
      {act.dialog}
    </div>
  );
}

function ReadOnly({ attributes, denial }: { attributes: Attributes; denial: string }) {
  const t = useTranslate();
  const text = useValueText();
  return (
    <div className={styles.editor}>
      <DescriptionList
        items={Object.entries(attributes).map(([key, value]) => ({
          name: key,
          value: text(value),
        }))}
      />
      <div>
        <ActButton denial={denial}>{t('records:Change attributes')}</ActButton>
      </div>
    </div>
  );
}

function doneText(count: number): Message {
  return message('records:%count% attributes are changed.', { count });
}

/** The changed attributes with their previous values. */
function changeOf(
  attributes: Attributes,
  names: readonly string[],
  edited: readonly (string | number | null)[],
): AttributeChange {
  const changes: Attributes = {};
  const before: Attributes = {};
  names.forEach((key, place) => {
    const old = attributes[key] ?? null;
    const value = savedValue(edited[place] ?? null, old);
    if (value === old) return;
    changes[key] = value;
    before[key] = old;
  });
  return { changes, before };
}

function useValueText(): (value: AttributeValue) => string {
  const t = useTranslate();
  const { number } = useFormats();
  return (value) => (typeof value === 'number' ? number(value) : wordsOf(t, value));
}

function wordsOf(t: Translate, value: string | boolean | null): string {
  if (value === null) return t('records:Default');
  if (typeof value === 'string') return value;
  return value ? t('records:On') : t('records:Off');
}
