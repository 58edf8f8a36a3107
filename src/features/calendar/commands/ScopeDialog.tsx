import { Fragment, type ReactNode } from 'react';
import type { CalendarEvent } from '#src/calendar/model/event.ts';
import { deniedScopes } from '#src/calendar/model/rights.ts';
import type { EventScope } from '#src/calendar/store/event-write.ts';
import type { CalendarFormats } from '#src/calendar/words/calendar-formats.ts';
import { type Translate, useTranslate } from '#src/i18n/i18n.ts';
import { Form } from '#src/ui/form/Form.tsx';
import { RadioField } from '#src/ui/form/RadioField.tsx';
import { Dialog } from '#src/ui/overlay/Dialog.tsx';
import { FormActions } from '#src/ui/overlay/FormActions.tsx';
import { useLast } from '#src/ui/overlay/use-last.ts';
import { dayNumber } from '#src/util/day-numbers.ts';
import type { ChangeCommand } from './event-command.ts';
import type { ChangePreview, ScopeEffect } from './preview-change.ts';

interface ScopeDialogProps {
  /** Null while the dialog is closed. Another one has another key, so that it does not begin with the last answer. */
  question: {
    readonly key: string;
    readonly commands: readonly ChangeCommand[];
    /** The effect of the change on the events' series; null until it is known. */
    readonly preview: ChangePreview | null;
  } | null;
  formats: CalendarFormats;
  onAnswer: (scope: EventScope) => void;
  onClose: () => void;
  /** Returns the element to focus afterwards. */
  returnFocus: () => HTMLElement | null;
}

/** Asks which occurrences of a series a change is about, or before a version is restored, whether those are meant. */
export function ScopeDialog({ question, ...props }: ScopeDialogProps) {
  const t = useTranslate();
  const shown = useLast(question);
  const [command] = shown?.commands ?? [];
  return (
    <Dialog
      open={question !== null}
      title={questionTitle(t, command)}
      onClose={props.onClose}
      returnFocus={props.returnFocus}
    >
      {shown && command && (
        <Question
          {...props}
          key={shown.key}
          command={command}
          number={shown.commands.length}
          preview={shown.preview}
          denied={new Set(shown.commands.flatMap(({ event }) => deniedScopes(event)))}
        />
      )}
    </Dialog>
  );
}

function questionTitle(t: Translate, command: ChangeCommand | undefined): string {
  if (command?.kind === 'delete') return t('calendar:Delete which events?');
  return command?.scope ? t('calendar:Restore this version?') : t('calendar:Change which events?');
}

const scopes: readonly EventScope[] = ['this', 'following', 'all'];

/** A rule belongs to a series, not to one of its occurrences. */
function possibleScopes(command: ChangeCommand): readonly EventScope[] {
  const changesRule = command.kind === 'update' && command.changes.rrule !== undefined;
  return changesRule ? scopes.slice(1) : scopes;
}

interface QuestionProps extends Omit<ScopeDialogProps, 'question'> {
  command: ChangeCommand;
  /** The number of events that are changed in the same way. */
  number: number;
  preview: ChangePreview | null;
  /** Those with events that the visitor may not change. */
  denied: ReadonlySet<EventScope>;
}

function Question({ command, number, denied, preview, formats, onAnswer, onClose }: QuestionProps) {
  const t = useTranslate();
  const { kind, scope: known } = command;
  const possible = known ? [known] : possibleScopes(command);
  const first = possible.find((scope) => !denied.has(scope));
  const whyDenied = t('calendar:You may not change all of these events.');
  // What was typed stays in its form.
  if (first === undefined) return <p>{whyDenied}</p>;
  const initial: { scope: EventScope } = { scope: first };
  const describe = (scope: EventScope) =>
    describeScope(scope, { t, formats, command, number, preview });
  return (
    <Form
      initial={initial}
      limits={{}}
      pending={false}
      error={null}
      onSubmit={({ scope }) => onAnswer(scope)}
    >
      {(field) => (
        <>
          {known ? (
            <p>
              <strong>{scopeName(t, known)}</strong>
              <br />
              {describe(known)}
            </p>
          ) : (
            <RadioField
              {...field('scope')}
              label={t('calendar:Which events')}
              labelHidden
              options={possible.map((scope) => ({
                value: scope,
                label: number > 1 ? nameOfSeveral(t, scope) : scopeName(t, scope),
                disabled: denied.has(scope),
                hint: denied.has(scope) ? whyDenied : describe(scope),
              }))}
            />
          )}
          <FormActions
            act={questionAct(t, command)}
            look={kind === 'delete' ? 'danger' : 'primary'}
            onCancel={onClose}
          />
        </>
      )}
    </Form>
  );
}

function questionAct(t: Translate, { kind, scope }: ChangeCommand): string {
  if (kind === 'delete') return t('calendar:Delete');
  return scope ? t('calendar:Restore this version') : t('calendar:Save');
}

function scopeName(t: Translate, scope: EventScope): string {
  switch (scope) {
    case 'this':
      return t('calendar:This event');
    case 'following':
      return t('calendar:This and following events');
    case 'all':
      return t('calendar:All events of the series');
  }
}

function nameOfSeveral(t: Translate, scope: EventScope): string {
  switch (scope) {
    case 'this':
      return t('calendar:These events');
    case 'following':
      return t('calendar:These and following events');
    case 'all':
      return t('calendar:All events of their series');
  }
}

interface ScopeValues extends Pick<QuestionProps, 'command' | 'number' | 'preview' | 'formats'> {
  t: Translate;
}

/** Describes a choice: which events it means, and what becomes of those that differ, or may until that is known. */
function describeScope(scope: EventScope, values: ScopeValues): ReactNode {
  const { t, command, number, preview, formats } = values;
  if (scope === 'this') {
    return number > 1
      ? t('calendar:Only the %count% chosen events', { count: number })
      : t('calendar:Only the event on %day%', { day: startDay(command.event, formats) });
  }
  if (command.kind === 'update' && command.changes.rrule === null)
    return t('calendar:The series ends. Only this event stays.');
  const effect = preview?.[scope] ?? null;
  const events = scope === 'all' ? allText(t, effect) : followingText(effect, values);
  return (
    <>
      {events}
      {differenceTexts(effect, values).map((text) => (
        <Fragment key={text}>
          {' '}
          <br />
          {text}
        </Fragment>
      ))}
    </>
  );
}

function startDay({ start }: CalendarEvent, formats: CalendarFormats): string {
  return formats.weekdayAndDay(dayNumber(start));
}

function followingText(
  effect: ScopeEffect | null,
  { t, command, number, formats }: ScopeValues,
): string {
  const count = effect?.total ?? null;
  const day = startDay(command.event, formats);
  if (number > 1) {
    return count === null
      ? t('calendar:Every event of a series from the first chosen one on')
      : t('calendar:%count% events, those of a series from the first chosen one on', { count });
  }
  return count === null
    ? t('calendar:Every event from %day% on', { day })
    : t('calendar:%count% events from %day% on', { day, count });
}

function allText(t: Translate, effect: ScopeEffect | null): string {
  const { past = null, total = null } = effect ?? {};
  // Null says nothing about the past: nobody may have counted.
  if (total === null) {
    return past
      ? t('calendar:Every event, also %count% past ones', { count: past })
      : t('calendar:Every event');
  }
  return past
    ? t('calendar:%count% events, past ones too', { count: total })
    : t('calendar:%count% events', { count: total });
}

/** Tells what becomes of occurrences that were changed by themselves. */
function differenceTexts(
  effect: ScopeEffect | null,
  { t, command }: Pick<ScopeValues, 't' | 'command'>,
): string[] {
  if (!effect) {
    return mayLose(command) ? [t('calendar:Moved, changed or deleted ones may go back, too')] : [];
  }
  const { kept, lost } = effect;
  return [
    ...(kept > 0 ? [t('calendar:%count% keep what was changed for them', { count: kept })] : []),
    ...(lost > 0
      ? [t('calendar:%count% moved, changed or deleted ones go back, too', { count: lost })]
      : []),
  ];
}

/** Returns whether a series may no longer have all of its occurrences after a change. */
function mayLose(command: ChangeCommand): boolean {
  if (command.kind === 'delete') return false;
  const { start, end, all_day, rrule, tz } = command.changes;
  return [start, end, all_day, rrule, tz].some((value) => value !== undefined);
}
