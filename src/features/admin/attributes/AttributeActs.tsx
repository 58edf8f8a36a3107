import { message } from '#src/i18n/message.ts';
import { TextField } from '#src/ui/form/TextField.tsx';
import { type Act, type ActContext, type AdminOperation, defineAct } from '../acts/act.ts';
import type { NotedCalendar } from '../acts/audit-note.ts';
import { Differences } from '../acts/Differences.tsx';
import { type Attributes, attributeText, guessValue } from './attribute-values.ts';

/** A record that has attributes. */
export interface AttributeOwner {
  /** Identifies it on its page. */
  id: string;
  tab: string;
  name: string;
  attributes: Attributes;
  operation: AdminOperation;
  /** Sends the changed attributes; null resets one to its default. */
  save: (changes: Attributes, options: { signal: AbortSignal }) => Promise<object | undefined>;
  /** The calendar that receives notes on the changes. */
  noteOn: NotedCalendar | undefined;
}

export interface AttributeChange {
  changes: Attributes;
  before: Attributes;
}

export function attributesKey({ id }: AttributeOwner): string {
  return `attributes ${id}`;
}

/** Changes attributes, after the differences are confirmed. */
export function attributesAct(
  owner: AttributeOwner,
  { t, formats }: ActContext,
  { changes, before }: AttributeChange,
): Act {
  const { name, operation, save, noteOn } = owner;
  const text = (values: Attributes, key: string) =>
    attributeText(values[key] ?? null, { t, formats });
  return defineAct({
    key: attributesKey(owner),
    operation,
    label: t('records:Change attributes'),
    question: {
      title: t('records:Change attributes of %name%?', { name }),
      effect: t('records:The change applies at once. It can be undone.'),
      act: t('records:Change attributes'),
      facts: (
        <Differences
          of={Object.keys(changes).map((key) => ({
            name: key,
            before: text(before, key),
            after: text(changes, key),
          }))}
        />
      ),
    },
    call: (options) => save(changes, options),
    done: () =>
      message('records:%count% attributes are changed.', { count: Object.keys(changes).length }),
    opposite: () => ({ call: (options) => save(before, options) }),
    noteOn,
    showsError: true,
  });
}

/** Adds an attribute, whose type is inferred from its value. */
export function newAttributeAct(
  { id, tab, name, attributes, operation, save, noteOn }: AttributeOwner,
  { t }: ActContext,
): Act {
  return defineAct({
    key: `new attribute ${id}`,
    tab,
    operation,
    label: t('records:New attribute…'),
    name: t('records:New attribute of %name%', { name }),
    form: {
      title: t('records:New attribute of %name%', { name }),
      effect: t('records:The server defines the names. Numbers, true and false are sent as such.'),
      act: t('records:Set attribute'),
      initial: { key: '', value: '' },
      limits: {},
      fields: (field) => (
        <>
          <TextField
            {...field('key')}
            label={t('records:Name')}
            autoComplete="off"
            spellCheck={false}
            required
          />
          <TextField
            {...field('value')}
            label={t('records:Value')}
            autoComplete="off"
            spellCheck={false}
          />
        </>
      ),
    },
    call: (options, { key, value }) => save({ [key]: guessValue(value) }, options),
    done: (_, { key }) => message('records:The attribute %name% is set.', { name: key }),
    opposite: (_, { key }) => ({
      call: (options) => save({ [key]: attributes[key] ?? null }, options),
    }),
    noteOn,
  });
}
