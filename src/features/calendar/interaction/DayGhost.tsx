import { useTranslate } from '#src/i18n/i18n.ts';
import { classNames } from '#src/ui/class-names.ts';
import type { ViewProps } from '../views/calendar-view.ts';
import { type DraftStore, type EventDraft, useDraft } from './event-draft.ts';
import styles from './Ghost.module.css';
import { ghostLook, ghostText } from './ghost-look.ts';

interface DayGhostProps extends Pick<ViewProps, 'formats' | 'eventLook'> {
  drafts: DraftStore;
  day: number;
  /** Which drafts belong there. */
  isHere?: (draft: EventDraft) => boolean;
}

/** Where an event would be, in the cell of a day: one for each of its days. */
export function DayGhost({ drafts, day, isHere, formats, eventLook }: DayGhostProps) {
  const t = useTranslate();
  const draft = useDraft(drafts, (one) => {
    const { first, last } = one.target.days;
    return first <= day && day <= last && (isHere?.(one) ?? true);
  });
  if (!draft) return null;
  const { days } = draft.target;
  const { title, ...look } = ghostLook(draft, eventLook);
  return (
    <div
      {...look}
      className={classNames(
        styles.ghost,
        styles.day,
        day > days.first && styles.continuesBefore,
        day < days.last && styles.continuesAfter,
      )}
    >
      {day === days.first && ghostText(t, formats, draft, title)}
    </div>
  );
}
