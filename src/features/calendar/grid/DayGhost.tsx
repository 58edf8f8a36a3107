import { isBar } from '#src/calendar/model/event.ts';
import { useTranslate } from '#src/i18n/i18n.ts';
import { classNames } from '#src/ui/class-names.ts';
import { type DraftStore, type DrawnDraft, useDrafts } from './draft-store.ts';
import styles from './Ghost.module.css';
import { Ghost, ghostText } from './Ghost.tsx';
import { laneTop } from './lane-top.ts';
import type { ViewProps } from './view-props.ts';

interface DayGhostProps extends Pick<ViewProps, 'formats' | 'eventLook'> {
  drafts: DraftStore;
  day: number;
  /** Which drafts belong there. */
  isHere?: (draft: DrawnDraft) => boolean;
}

/** Where events would be, in the cell of a day: one for each of their days. */
export function DayGhost({ drafts, day, isHere, formats, eventLook }: DayGhostProps) {
  const t = useTranslate();
  const here = useDrafts(drafts, (one) => {
    const { first } = one.target.days;
    return first <= day && day <= lastDay(one) && (isHere?.(one) ?? true);
  });
  return here.map((draft, lane) => {
    const { event, days } = draft.target;
    return (
      <Ghost
        key={event.id}
        draft={draft}
        edges={
          isBar(draft.target)
            ? { axis: 'across', start: day === days.first, end: day === days.last }
            : null
        }
        eventLook={eventLook}
        isFollowed={draft.isNew && draft.isFollowed && day === days.first}
        className={classNames(
          styles.day,
          day > days.first && styles.continuesBefore,
          day < lastDay(draft) && styles.continuesAfter,
        )}
        style={{ insetBlockStart: laneTop(lane) }}
      >
        {day === days.first && ghostText(t, formats, draft, eventLook.title(event))}
      </Ghost>
    );
  });
}

/** A night shift is an entry of its first day. */
function lastDay({ target }: DrawnDraft): number {
  return isBar(target) ? target.days.last : target.days.first;
}
