import type { ReactNode } from 'react';
import { type CalendarEvent, eventSpan } from '#src/calendar/model/event.ts';
import type { EventWrite } from '#src/calendar/store/event-write.ts';
import { findConflicts } from '#src/calendar/store/merge-changes.ts';
import { wantedEvent } from '#src/calendar/store/predict-edit.ts';
import { ChangedText } from '#src/calendar/words/ChangedText.tsx';
import type { EventWords } from '#src/calendar/words/field-writer.ts';
import { useTranslate } from '#src/i18n/i18n.ts';
import { useFormats } from '#src/i18n/use-formats.ts';
import { Button } from '#src/ui/button/Button.tsx';
import { UnmarkedList } from '#src/ui/data/UnmarkedList.tsx';
import { Dialog } from '#src/ui/overlay/Dialog.tsx';
import { DialogActions } from '#src/ui/overlay/DialogActions.tsx';
import { useLast } from '#src/ui/overlay/use-last.ts';
import type { EventLook } from '../event/event-look.ts';
import { eventTime } from '../formats/event-name.ts';
import { ConflictFields } from './ConflictFields.tsx';
import { compareVersions } from './describe-event.ts';
import type { ChangeCommand } from './event-command.ts';
import { asRestoredEvent, atTime, rebaseChange } from './next-writes.ts';
import styles from './RefusalDialog.module.css';
import type { WriteRefusal } from './write-refusal.ts';

interface RefusalDialogProps {
  /** Null while the dialog is closed. */
  refusal: WriteRefusal | null;
  words: EventWords;
  eventLook: Pick<EventLook, 'title' | 'color' | 'calendars'>;
  /** Sends another change instead. */
  onRetry: (write: EventWrite | ChangeCommand) => void;
  /** Leaves the event as others have made it. */
  onKeepTheirs: () => void;
  onClose: () => void;
}

/** Says why the server has refused a change, and how to go on. */
export function RefusalDialog({ refusal, ...props }: RefusalDialogProps) {
  const t = useTranslate();
  const shown = useLast(refusal);
  const titles = {
    changed: t('calendar:Changed by someone else'),
    deleted: t('calendar:Deleted by someone else'),
    overlapping: t('calendar:Already taken'),
  };
  return (
    <Dialog
      open={refusal !== null}
      width="wide"
      title={shown ? titles[shown.kind] : ''}
      onClose={props.onClose}
    >
      {shown && (
        <RefusedEvent write={shown.write} words={props.words} eventLook={props.eventLook} />
      )}
      {shown?.kind === 'changed' && <Changed {...props} refusal={shown} />}
      {shown?.kind === 'deleted' && <Deleted {...props} refusal={shown} />}
      {shown?.kind === 'overlapping' && <Overlapping {...props} refusal={shown} />}
    </Dialog>
  );
}

type RefusedEventProps = Pick<RefusalDialogProps, 'words' | 'eventLook'> & {
  write: EventWrite | ChangeCommand;
};

/** The event that a question is about, which may be one of several that were changed together. */
function RefusedEvent({ write, words: { t, formats }, eventLook }: RefusedEventProps) {
  const event = write.kind === 'create' ? wantedEvent(write) : write.event;
  const span = eventSpan(event);
  return (
    <p className={styles.subject}>
      <span className={styles.name}>{eventLook.title(event)}</span>
      {span && <span className={styles.note}>{eventTime(t, formats, span)}</span>}
    </p>
  );
}

type PartProps<Kind extends WriteRefusal['kind']> = Omit<RefusalDialogProps, 'refusal'> & {
  refusal: Extract<WriteRefusal, { kind: Kind }>;
};

/** Both versions to choose from; before a deletion, those of the event before and now. */
function Changed({ refusal, ...props }: PartProps<'changed'>) {
  const { write, current } = refusal;
  return write.kind === 'delete' ? (
    <ChangedBefore {...props} write={write} current={current} />
  ) : (
    <ConflictFields
      {...props}
      key={current.version}
      refusal={{ ...refusal, write }}
      conflicts={findConflicts(write.event, write.changes, current)}
    />
  );
}

type ChangedBeforeProps = Pick<RefusalDialogProps, 'words' | 'onRetry' | 'onClose'> & {
  write: ChangeCommand;
  current: CalendarEvent;
};

function ChangedBefore({ write, current, words, onRetry, onClose }: ChangedBeforeProps) {
  const t = useTranslate();
  const { number } = useFormats();
  const versions = { seen: write.event, mine: null, theirs: current };
  return (
    <>
      <p>{t('calendar:It has been changed since you opened it. It is now as follows.')}</p>
      <table className={styles.table}>
        <thead>
          <tr>
            <td />
            <th scope="col">{t('calendar:Before')}</th>
            <th scope="col">{t('calendar:Now')}</th>
          </tr>
        </thead>
        <tbody>
          {compareVersions(versions, { ...words, number }).map(
            ({ field, name, mine, theirs, isMarkdown }) => (
              <tr key={field}>
                <th scope="row">{name}</th>
                <td>
                  <ChangedText text={mine} other={theirs} isMarkdown={isMarkdown} />
                </td>
                <td>
                  <ChangedText text={theirs} other={mine} isMarkdown={isMarkdown} />
                </td>
              </tr>
            ),
          )}
        </tbody>
      </table>
      <Answers onClose={onClose}>
        <Button look="danger" onClick={() => onRetry(rebaseChange(write, current))}>
          {t('calendar:Delete anyway')}
        </Button>
      </Answers>
    </>
  );
}

function Deleted({ refusal: { write }, onRetry, onClose }: PartProps<'deleted'>) {
  const t = useTranslate();
  return (
    <>
      <p>{t('calendar:You can add it again, with your changes.')}</p>
      <Answers onClose={onClose}>
        {write.kind === 'update' && (
          <Button look="primary" onClick={() => onRetry(asRestoredEvent(write))}>
            {t('calendar:Save as a new event')}
          </Button>
        )}
      </Answers>
    </>
  );
}

/** Shows the conflicting events, and when the event would fit. */
function Overlapping({ refusal, words, eventLook, onRetry, onClose }: PartProps<'overlapping'>) {
  const t = useTranslate();
  const { write, conflicts, nextFree } = refusal;
  const free = write.kind === 'delete' ? null : nextFree;
  return (
    <>
      <p>{t('calendar:Only one event at a time is possible here. In the way:')}</p>
      <UnmarkedList className={styles.conflicts}>
        {conflicts.map((event) => (
          <Conflict key={event.id} event={event} words={words} eventLook={eventLook} />
        ))}
      </UnmarkedList>
      <p className={styles.free}>
        {free && write.kind !== 'delete'
          ? t('calendar:The next free time: %time%', { time: freeText(write, free, words) })
          : t('calendar:Choose another time or calendar.')}
      </p>
      <Answers onClose={onClose}>
        {free && write.kind !== 'delete' && (
          <Button look="primary" onClick={() => onRetry(atTime(write, free))}>
            {t('calendar:Take the next free time')}
          </Button>
        )}
      </Answers>
    </>
  );
}

/** An event that is in the way. */
function Conflict({
  event,
  words: { t, formats },
  eventLook,
}: Pick<RefusalDialogProps, 'words' | 'eventLook'> & { event: CalendarEvent }) {
  const span = eventSpan(event);
  const facts = [...(span ? [eventTime(t, formats, span)] : []), ...eventLook.calendars(event)];
  return (
    <li className={styles.conflict} data-color={eventLook.color(event)}>
      <span className={styles.name}>{eventLook.title(event)}</span>
      <span className={styles.note}>{formats.join(facts)}</span>
    </li>
  );
}

/** When an event would fit, in words. */
function freeText(
  write: Exclude<EventWrite, { kind: 'delete' }>,
  { start, end }: { start: string; end: string },
  { t, formats }: EventWords,
): string {
  const span = eventSpan({ ...wantedEvent(write), start, end });
  return span ? eventTime(t, formats, span) : start;
}

function Answers({ onClose, children }: { onClose: () => void; children: ReactNode }) {
  const t = useTranslate();
  return (
    <DialogActions>
      <Button onClick={onClose}>{t('common:Cancel')}</Button>
      {children}
    </DialogActions>
  );
}
