import { type CalendarEvent, eventSpan } from '#src/calendar/model/event.ts';
import { originalTimes } from '#src/calendar/model/original-times.ts';
import { deniedScopes } from '#src/calendar/model/rights.ts';
import type { EventScope } from '#src/calendar/store/event-write.ts';
import { type Translate, useTranslate } from '#src/i18n/i18n.ts';
import { Form } from '#src/ui/form/Form.tsx';
import { RadioField } from '#src/ui/form/RadioField.tsx';
import { Dialog } from '#src/ui/overlay/Dialog.tsx';
import { FormActions } from '#src/ui/overlay/FormActions.tsx';
import { useLast } from '#src/ui/overlay/use-last.ts';
import { dayNumber } from '#src/util/day-numbers.ts';
import type { CalendarFormats } from '../formats/calendar-formats.ts';
import type { OccurrenceCount } from './count-occurrences.ts';
import type { ChangeCommand } from './event-command.ts';

interface ScopeDialogProps {
  /** Null while the dialog is closed. Another one has another key, so that it does not begin with the last answer. */
  question: { readonly key: string; readonly commands: readonly ChangeCommand[] } | null;
  /** The number of occurrences of the events' series; null until it is known. */
  count: OccurrenceCount | null;
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
  /** Those with events that the visitor may not change. */
  denied: ReadonlySet<EventScope>;
}

function Question({ command, number, denied, count, formats, onAnswer, onClose }: QuestionProps) {
  const t = useTranslate();
  const { event, kind, scope: known } = command;
  const possible = known ? [known] : possibleScopes(command);
  const first = possible.find((scope) => !denied.has(scope));
  const whyDenied = t('calendar:You may not change all of these events.');
  // What was typed stays in its form.
  if (first === undefined) return <p>{whyDenied}</p>;
  const initial: { scope: EventScope } = { scope: first };
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
            <Effect command={command} name={scopeName(t, known)}>
              {scopeText(known, { t, formats, event, count })}
            </Effect>
          ) : (
            <RadioField
              {...field('scope')}
              label={t('calendar:Which events')}
              labelHidden
              options={possible.map((scope) => ({
                value: scope,
                label: number > 1 ? nameOfSeveral(t, scope) : scopeName(t, scope),
                disabled: denied.has(scope),
                hint: denied.has(scope)
                  ? whyDenied
                  : number > 1
                    ? textOfSeveral(scope, { t, number, count })
                    : scopeText(scope, { t, formats, event, count }),
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

interface EffectProps {
  command: ChangeCommand;
  /** Which events change. */
  name: string;
  /** The text with the number of these events. */
  children: string;
}

/** Describes the effect of restoring a version on a series. */
function Effect({ command, name, children }: EffectProps) {
  const t = useTranslate();
  const changes = command.kind === 'update' ? command.changes : {};
  const isMoved = isMovedOccurrence(command.event) && changes.start !== undefined;
  return changes.rrule === null ? (
    <p>{t('calendar:The series ends. Only this event stays.')}</p>
  ) : (
    <>
      <p>
        <strong>{name}</strong>
        <br />
        {children}
      </p>
      {isMoved && (
        <p>
          {t(
            'calendar:Events that have been moved go back to their place in the series, this one too.',
          )}
        </p>
      )}
    </>
  );
}

function isMovedOccurrence(event: CalendarEvent): boolean {
  const span = eventSpan(event);
  return span !== null && originalTimes(span) !== null;
}

interface TextValues {
  t: Translate;
  formats: CalendarFormats;
  event: CalendarEvent;
  count: OccurrenceCount | null;
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

/** Describes a choice in a sentence, with its number as soon as that is known. */
function scopeText(scope: EventScope, { t, formats, event, count }: TextValues): string {
  const day = formats.weekdayAndDay(dayNumber(event.start));
  if (scope === 'this') return t('calendar:Only the event on %day%', { day });
  if (scope === 'following') {
    if (!count) return t('calendar:Every event from %day% on', { day });
    return count.total === null
      ? t('calendar:Every event from %day% on, %count% of them within a year', {
          day,
          count: count.following,
        })
      : t('calendar:%count% events from %day% on', { day, count: count.following });
  }
  return textOfAll(t, count);
}

function textOfAll(t: Translate, count: OccurrenceCount | null): string {
  if (!count) return t('calendar:Past ones, too');
  const { past, total } = count;
  if (total !== null) return t('calendar:%count% events, past ones too', { count: total });
  return past === 0
    ? t('calendar:Every event, none of them in the past year')
    : t('calendar:Every event, %count% of them in the past year', { count: past });
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

function textOfSeveral(
  scope: EventScope,
  { t, number, count }: Pick<TextValues, 't' | 'count'> & Pick<QuestionProps, 'number'>,
): string {
  if (scope === 'this') return t('calendar:Only the %count% chosen events', { count: number });
  if (scope === 'all') return textOfAll(t, count);
  if (!count) return t('calendar:Every event of a series from the first chosen one on');
  return count.total === null
    ? t(
        'calendar:Every event of a series from the first chosen one on, %count% of them within a year',
        { count: count.following },
      )
    : t('calendar:%count% events, those of a series from the first chosen one on', {
        count: count.following,
      });
}
