import { useTranslate } from '#src/i18n/i18n.ts';
import { classNames } from '#src/ui/class-names.ts';
import { minutesPerDay } from '#src/util/day-numbers.ts';
import type { ViewProps } from '../views/calendar-view.ts';
import { columnOffset } from '../views/time-grid/column-offset.ts';
import { isAboveHours, type VisibleHours } from '../views/time-grid/visible-hours.ts';
import { type DraftStore, type EventDraft, useDrafts } from './event-draft.ts';
import styles from './Ghost.module.css';
import { ghostLook, scrollIntoSight } from './ghost-look.ts';

interface ColumnGhostProps extends Pick<ViewProps, 'formats' | 'eventLook'> {
  drafts: DraftStore;
  day: number;
  /** The sub-calendar whose column it is; null if columns are days. */
  subCalendarId: number | null;
  hours: VisibleHours;
}

/** The least height, in minutes, as of events. */
const shortest = 30;

/** Where events would be, in a column with time down. */
export function ColumnGhost({ drafts, ...ghost }: ColumnGhostProps) {
  const { day, subCalendarId } = ghost;
  const here = useDrafts(drafts, ({ target, subCalendarId: id }) => {
    const { first, last } = target.days;
    return !isAboveHours(target) && first <= day && day <= last && id === subCalendarId;
  });
  return here.map((draft) => (
    // It scrolls into sight wherever the keyboard or a form moves it.
    <Ghost
      key={`${draft.original.event.id} ${draft.target.start} ${draft.target.end}`}
      {...ghost}
      draft={draft}
      isFollowed={drafts.isFollowed(draft)}
    />
  ));
}

type GhostProps = Omit<ColumnGhostProps, 'drafts'> & {
  draft: EventDraft;
  /** Whether it scrolls into sight when it appears. */
  isFollowed: boolean;
};

function Ghost({ draft, isFollowed, day, hours, formats, eventLook }: GhostProps) {
  const t = useTranslate();
  const { start, end } = draft.target;
  const { title, ...look } = ghostLook(draft, eventLook);
  const from = Math.max(hours.start, start - day * minutesPerDay);
  const to = Math.min(hours.end, Math.max(from + shortest, end - day * minutesPerDay));
  return (
    <div
      ref={isFollowed ? scrollIntoSight : undefined}
      {...look}
      className={classNames(styles.ghost, styles.time)}
      style={{
        insetBlockStart: columnOffset(from, hours),
        insetBlockEnd: `calc(100% - ${columnOffset(to, hours)})`,
      }}
    >
      {`${t('calendar:%first% – %last%', { first: formats.time(start), last: formats.time(end) })} ${title}`}
    </div>
  );
}
