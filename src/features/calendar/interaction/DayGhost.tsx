import { useTranslate } from '#src/i18n/i18n.ts';
import { classNames } from '#src/ui/class-names.ts';
import type { ViewProps } from '../views/calendar-view.ts';
import { laneTop } from '../views/grid/lane-top.ts';
import { type DraftStore, type EventDraft, useDrafts } from './event-draft.ts';
import styles from './Ghost.module.css';
import { ghostLook, ghostText, scrollIntoSight } from './ghost-look.ts';

interface DayGhostProps extends Pick<ViewProps, 'formats' | 'eventLook'> {
  drafts: DraftStore;
  day: number;
  /** Which drafts belong there. */
  isHere?: (draft: EventDraft) => boolean;
}

/** Where events would be, in the cell of a day: one for each of their days. */
export function DayGhost({ drafts, isHere, ...ghost }: DayGhostProps) {
  const { day } = ghost;
  const here = useDrafts(drafts, (one) => {
    const { first, last } = one.target.days;
    return first <= day && day <= last && (isHere?.(one) ?? true);
  });
  return here.map((draft, lane) => (
    <Ghost
      key={draft.original.event.id}
      {...ghost}
      {...{ draft, lane }}
      isFollowed={draft.isNew && drafts.isFollowed(draft) && day === draft.target.days.first}
    />
  ));
}

type GhostProps = Omit<DayGhostProps, 'drafts' | 'isHere'> & {
  draft: EventDraft;
  lane: number;
  /** Whether it scrolls into sight when it appears. */
  isFollowed: boolean;
};

function Ghost({ draft, lane, isFollowed, day, formats, eventLook }: GhostProps) {
  const t = useTranslate();
  const { days } = draft.target;
  const { title, ...look } = ghostLook(draft, eventLook);
  return (
    <div
      ref={isFollowed ? scrollIntoSight : undefined}
      {...look}
      className={classNames(
        styles.ghost,
        styles.day,
        day > days.first && styles.continuesBefore,
        day < days.last && styles.continuesAfter,
      )}
      style={{ insetBlockStart: laneTop(lane) }}
    >
      {day === days.first && ghostText(t, formats, draft, title)}
    </div>
  );
}
