import { layOutTimelineRow } from '#src/calendar/layout/timeline-row.ts';
import { useTranslate } from '#src/i18n/i18n.ts';
import { type DraftStore, type EventDraft, useDrafts } from '../../interaction/event-draft.ts';
import styles from '../../interaction/Ghost.module.css';
import { ghostLook, ghostText, scrollIntoSight } from '../../interaction/ghost-look.ts';
import type { TimelineScale } from '../../state/calendar-state.ts';
import type { EventLook, ViewProps } from '../calendar-view.ts';
import { laneTop } from '../grid/lane-top.ts';
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
export function TimelineGhost({ drafts, subCalendarId, ...ghost }: TimelineGhostProps) {
  const here = useDrafts(drafts, (one) => one.subCalendarId === subCalendarId);
  return here.map((draft) => (
    <Ghost
      // A new one scrolls into sight wherever a form moves it.
      key={`${draft.original.event.id} ${draft.isNew ? draft.target.start : ''}`}
      {...ghost}
      draft={draft}
      isFollowed={draft.isNew && drafts.isFollowed(draft)}
    />
  ));
}

type GhostProps = Omit<TimelineGhostProps, 'drafts' | 'subCalendarId'> & {
  draft: EventDraft;
  /** Whether it scrolls into sight when it appears. */
  isFollowed: boolean;
};

function Ghost({ draft, isFollowed, columns, scale, width, look, formats }: GhostProps) {
  const t = useTranslate();
  const { shortest, snaps } = scaleLooks[scale];
  const [box] = layOutTimelineRow([draft.target], columns, { shortest, snaps, maxLanes: 1 }).boxes;
  if (!box) return null;
  const { title, ...ghost } = ghostLook(draft, look);
  return (
    <div
      ref={isFollowed ? scrollIntoSight : undefined}
      {...ghost}
      className={styles.ghost}
      style={{
        insetBlockStart: laneTop(0),
        blockSize: 'var(--row-lane)',
        insetInlineStart: `calc(var(--names) + ${box.start * width + 1}px)`,
        inlineSize: (box.end - box.start) * width - 3,
      }}
    >
      {ghostText(t, formats, draft, title)}
    </div>
  );
}
