import { layOutTimelineRow } from '#src/calendar/layout/timeline-row.ts';
import { useTranslate } from '#src/i18n/i18n.ts';
import type { TimelineScale } from '../../address/calendar-state.ts';
import type { EventLook } from '../../event/event-look.ts';
import { type DraftStore, useDrafts } from '../../grid/draft-store.ts';
import { Ghost, ghostText } from '../../grid/Ghost.tsx';
import { laneTop } from '../../grid/lane-top.ts';
import type { ViewProps } from '../../grid/view-props.ts';
import { scaleLooks, type TimelineColumn } from './timeline-scale.ts';

interface TimelineGhostProps {
  drafts: DraftStore;
  subCalendarId: number;
  columns: readonly TimelineColumn[];
  scale: TimelineScale;
  /** The width of a column in CSS pixels. */
  width: number;
  look: EventLook;
  formats: ViewProps['formats'];
}

/** Where events would be, in the row of a sub-calendar. */
export function TimelineGhost(props: TimelineGhostProps) {
  const { drafts, subCalendarId, columns, scale, width, look, formats } = props;
  const t = useTranslate();
  const { shortest, snaps } = scaleLooks[scale];
  const here = useDrafts(drafts, (draft) => draft.subCalendarId === subCalendarId);
  return here.map((draft) => {
    const { target, isNew } = draft;
    const [box] = layOutTimelineRow([target], columns, { shortest, snaps, maxLanes: 1 }).boxes;
    return (
      box && (
        <Ghost
          // A new one scrolls into sight wherever a form moves it.
          key={`${target.event.id} ${isNew ? target.start : ''}`}
          draft={draft}
          edges={{ axis: 'across', start: !box.continuesBefore, end: !box.continuesAfter }}
          eventLook={look}
          isFollowed={isNew && draft.isFollowed}
          style={{
            insetBlockStart: laneTop(0),
            blockSize: 'var(--row-lane)',
            insetInlineStart: `calc(var(--names) + ${box.start * width + 1}px)`,
            inlineSize: (box.end - box.start) * width - 3,
          }}
        >
          {ghostText(t, formats, draft, look.title(target.event))}
        </Ghost>
      )
    );
  });
}
