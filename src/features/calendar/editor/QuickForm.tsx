import { type RefObject, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { choosableCalendars, chosenAmong } from '#src/calendar/model/chosen-calendars.ts';
import type { WantedTime } from '#src/calendar/model/wanted-time.ts';
import type { CalendarFormats } from '#src/calendar/words/calendar-formats.ts';
import { type Translate, useTranslate } from '#src/i18n/i18n.ts';
import { Button } from '#src/ui/button/Button.tsx';
import { LiveRegion } from '#src/ui/feedback/LiveRegion.tsx';
import { readValues } from '#src/ui/form/controls.ts';
import type { FormError } from '#src/ui/form/form-error.ts';
import { ConfirmDialog, type Question } from '#src/ui/overlay/ConfirmDialog.tsx';
import { Dialog } from '#src/ui/overlay/Dialog.tsx';
import { DialogActions } from '#src/ui/overlay/DialogActions.tsx';
import type { DialogPlace } from '#src/ui/overlay/DialogWindow.tsx';
import { useLast } from '#src/ui/overlay/use-last.ts';
import { useStable } from '#src/ui/use-stable.ts';
import { useTypingPause } from '#src/ui/use-typing-pause.ts';
import { isDay } from '#src/util/dates.ts';
import { type DayRange, dayAt, dayNumber, overlaps } from '#src/util/day-numbers.ts';
import { isSameJson } from '#src/util/is-same-json.ts';
import { findEventElement } from '../event/event-element.ts';
import { isPhone } from '../formats/phone-query.ts';
import type { ComposedEvent } from '../grid/composed-event.ts';
import { scrollIntoSight } from '../grid/Ghost.tsx';
import fieldStyles from './EventFields.module.css';
import { EventForm } from './EventForm.tsx';
import { notSaved } from './event-problems.ts';
import { type EventValues, type FormCalendar, withStartWeekday } from './event-values.ts';
import styles from './QuickForm.module.css';
import type { Words } from './quick-add/create-words.ts';
import { QuickWords } from './quick-add/QuickWords.tsx';
import { showValues, useQuickAdd } from './quick-add/use-quick-add.ts';
import { useRetryWords, useWords } from './quick-add/use-words.ts';
import { timedValues } from './time-values.ts';
import { saysWhy, useAddRight } from './use-change-right.ts';
import { wantedSpan } from './wanted-span.ts';

/** The initial state of a quick form. */
export interface QuickStart {
  readonly values: EventValues;
  /** True if the person has chosen its time, for example by drawing it. */
  readonly isTimeChosen: boolean;
}

/** The form that has been saved last. */
export interface SavedForm {
  readonly form: object | null;
  /** The id that its event has now. */
  readonly eventId?: string;
}

interface QuickFormProps {
  /** Null while the form is closed. */
  start: QuickStart | null;
  saved: SavedForm;
  /** Shows the event of the form in the view behind it. */
  composed: ComposedEvent;
  calendar: FormCalendar;
  formats: CalendarFormats;
  /** The days that the view shows. */
  range: DayRange;
  /** Shows another day. */
  onGo: (day: number) => void;
  pending: boolean;
  error: FormError | null;
  /** True if it says that the visitor lacks the right. */
  isDenied: boolean;
  onSave: (values: EventValues) => void;
  /** Opens the editor with what was typed. */
  onMore: (values: EventValues) => void;
  onClose: () => void;
}

/** Asks for what a new event needs; everything else is in the editor. */
export function QuickForm({ start, saved, onClose, ...props }: QuickFormProps) {
  const t = useTranslate();
  const words = useWords();
  const retryWords = useRetryWords();
  // A form that opened before would save what was typed until then as a title.
  const isOpen = start !== null && words !== undefined;
  const shownStart = useLast(isOpen ? start : null);
  const [place, setPlace] = useState<DialogPlace | null>(null);
  const hasWords = useRef(false);
  const [isAsking, setAsking] = useState(false);
  const discard: Question = {
    title: t('calendar:Discard this event?'),
    effect: t('calendar:It is not in the calendar yet.'),
    act: t('calendar:Discard'),
    tone: 'danger',
  };
  return (
    <Dialog
      open={isOpen}
      place={place}
      hasVeil={false}
      title={t('calendar:New event')}
      // Only if the view shows it.
      returnFocus={() =>
        saved.form === shownStart && saved.eventId !== undefined
          ? findEventElement(saved.eventId)
          : null
      }
      // A drawn time is drawn again in no time, but words are not.
      onClose={() => (!hasWords.current || props.pending ? onClose() : setAsking(true))}
      onClosed={() => {
        setPlace(null);
        hasWords.current = false;
        if (words === null) retryWords();
      }}
    >
      {shownStart && (
        <OpenForm
          {...props}
          start={shownStart}
          words={words ?? null}
          isDone={start === null}
          onChoosePlace={setPlace}
          onType={(areThere) => {
            hasWords.current = areThere;
          }}
        />
      )}
      <ConfirmDialog
        question={isAsking ? discard : null}
        onConfirm={() => {
          setAsking(false);
          onClose();
        }}
        onClose={() => setAsking(false)}
      />
    </Dialog>
  );
}

interface OpenFormProps extends Omit<QuickFormProps, 'start' | 'saved' | 'onClose'> {
  start: QuickStart;
  words: Words | null;
  isDone: boolean;
  /** Moves the form to where it does not cover the event in the view. */
  onChoosePlace: (place: DialogPlace | null) => void;
  /** Tells whether there are words that would be lost: a title, or values of the calendar's own fields. */
  onType: (hasWords: boolean) => void;
}

function OpenForm(props: OpenFormProps) {
  const { start, words, composed, isDenied, ...others } = props;
  const { onMore, onSave, onChoosePlace, onType, ...form } = others;
  const t = useTranslate();
  const { calendar, formats, pending, isDone } = form;
  const { values: initial, isTimeChosen } = start;
  const [values, setValues] = useState(initial);
  const right = useAddRight(calendar);
  const title = t('calendar:New event');
  const element = useRef<HTMLDivElement>(null);
  const move = useMove(element, values, props);
  // The views behind it are not its parents. It is gone once it is in the calendar, or on its way there.
  useEffect(() => {
    composed.show(isDone || pending ? null : wantedSpan({ ...values, title }, calendar), move);
    return () => composed.show(null);
  }, [composed, isDone, pending, values, title, calendar, move]);
  // The views have drawn it by the next frame, when the form is still almost invisible.
  useEffect(() => {
    const frame = requestAnimationFrame(() => {
      flushSync(() => onChoosePlace(findFreePlace()));
      scrollIntoSight(document.querySelector<HTMLElement>('[data-ghost]'));
    });
    return () => cancelAnimationFrame(frame);
  }, [onChoosePlace]);
  const turn = useTurn(props);
  const quick = useQuickAdd({ initial, words, isTimeChosen, calendar, formats });
  const problem = findTitleProblem(t, formats, quick);
  const [isRefused, setRefused] = useState(false);
  return (
    <div
      ref={element}
      className={styles.form}
      onChange={(event) => {
        quick.follow(event);
        const form = event.currentTarget.querySelector('form');
        if (!form) return;
        const typedValues = readValues(form, initial);
        setValues(typedValues);
        onType(hasTyped(typedValues, initial));
        turn(typedValues);
      }}
    >
      <EventForm
        {...form}
        error={problem && isRefused ? problem : saysWhy(right, isDenied) ? null : form.error}
        initial={initial}
        event={null}
        draft="quick"
        isTyped={false}
        keepsDraft={false}
        isQuick
        onSave={(values) => {
          setRefused(problem !== null);
          if (!problem) onSave(quick.complete(values));
        }}
        belowTitle={<QuickWords quick={quick} calendar={calendar} formats={formats} />}
      >
        {(read) => (
          <QuickActions
            right={right}
            pending={pending}
            onMore={() => onMore(withStartWeekday(quick.complete(read())))}
          />
        )}
      </EventForm>
    </div>
  );
}

/** Why an event cannot be saved with the title that its words leave; null if it can. */
function findTitleProblem(
  t: Translate,
  formats: CalendarFormats,
  { unclear, lacksTitle }: ReturnType<typeof useQuickAdd>,
): FormError | null {
  if (unclear.length === 0 && !lacksTitle) return null;
  const message = lacksTitle
    ? t('calendar:Enter a title, too.')
    : t('calendar:Decide about “%words%” first.', { words: formats.join(unclear) });
  return notSaved(t, [{ field: 'title', message }]);
}

interface QuickActionsProps extends Pick<QuickFormProps, 'pending'> {
  right: ReturnType<typeof useAddRight>;
  onMore: () => void;
}

function QuickActions({ right, pending, onMore }: QuickActionsProps) {
  const t = useTranslate();
  return (
    <div className={styles.actions}>
      <LiveRegion>{right.text && <p className={fieldStyles.note}>{right.text}</p>}</LiveRegion>
      <DialogActions>
        {/* The editor would add the event once more. */}
        <Button size="dense" pending={pending} busy={false} onClick={onMore}>
          {t('calendar:More')}
        </Button>
        <Button
          size="dense"
          look="primary"
          type="submit"
          pending={pending || !right.isThere}
          busy={pending}
        >
          {t('calendar:Save')}
        </Button>
      </DialogActions>
    </div>
  );
}

interface Turn {
  calendar: FormCalendar;
  /** The days that the view shows. */
  range: DayRange;
  onGo: (day: number) => void;
}

/** Half a day that is typed can be another day. */
const pauseMs = 400;

/** Returns a function that follows a form's values: the view shows the days of its event once they are typed. */
function useTurn({ calendar, range, onGo }: Turn): (values: EventValues) => void {
  const pause = useTypingPause(pauseMs, (day) => {
    if (isDay(day)) onGo(dayNumber(day));
  });
  return (values) => {
    const span = wantedSpan(values, calendar);
    if (span && !overlaps(span.days, range)) pause.wait(dayAt(span.days.first));
    else pause.stop();
  };
}

/** Returns a function that fills in where the event has been dragged in the view; the form makes room for it there. */
function useMove(
  element: RefObject<HTMLElement | null>,
  values: EventValues,
  { calendar, onChoosePlace }: Pick<OpenFormProps, 'calendar' | 'onChoosePlace'>,
) {
  const rest = useTypingPause(pauseMs, () => onChoosePlace(findFreePlace()));
  return useStable((times: WantedTime, subCalendarIds: readonly number[]) => {
    const form = element.current?.querySelector('form');
    if (!form) return;
    const possible = choosableCalendars(calendar, null);
    const chosen = { sub_calendar_ids: chosenAmong(possible, subCalendarIds) };
    showValues(form, { ...values, ...timedValues(times), ...chosen });
    rest.wait(JSON.stringify(times));
  });
}

function hasTyped({ title, custom }: EventValues, initial: EventValues): boolean {
  return title.trim() !== '' || !isSameJson(custom, initial.custom);
}

/** The room that the form needs, with some around it, in CSS pixels. */
const room = { width: 400, height: 280 };
const gap = 8;

/**
 * The place for the form beside the ghosts of its event: at one of their sides, otherwise below or above them; null if there
 * are none. On a phone, there is only room at the window's end.
 */
function findFreePlace(): DialogPlace | null {
  const boxes = [...document.querySelectorAll('[data-ghost]')].map((ghost) =>
    ghost.getBoundingClientRect(),
  );
  if (boxes.length === 0) return null;
  if (isPhone()) return 'below';
  const { clientWidth: width, clientHeight: height } = document.documentElement;
  const edge = {
    left: Math.min(...boxes.map((box) => box.left)),
    right: Math.max(...boxes.map((box) => box.right)),
    top: Math.min(...boxes.map((box) => box.top)),
    bottom: Math.max(...boxes.map((box) => box.bottom)),
  };
  const isAtRight = edge.right + room.width <= width;
  const isAtSide = isAtRight || edge.left >= room.width;
  const left = isAtRight ? edge.right + gap : edge.left - room.width + gap;
  const inside = Math.max(gap, Math.min(isAtSide ? left : edge.left, width - room.width));
  const isReversed = getComputedStyle(document.documentElement).direction === 'rtl';
  const inlineStart = isReversed ? width - inside - room.width + 2 * gap : inside;
  // It grows towards the middle of the window.
  const isUpper = edge.top < height / 2;
  if (isAtSide) {
    return isUpper
      ? { inlineStart, blockStart: Math.max(gap, edge.top) }
      : { inlineStart, blockEnd: Math.max(gap, height - edge.bottom) };
  }
  return edge.bottom + room.height <= height
    ? { inlineStart, blockStart: edge.bottom + gap }
    : { inlineStart, blockEnd: Math.max(gap, height - edge.top + gap) };
}
