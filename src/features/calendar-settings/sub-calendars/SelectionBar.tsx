import type { SubCalendar } from '#src/calendar/model/sub-calendar.ts';
import { useTranslate } from '#src/i18n/i18n.ts';
import { Button } from '#src/ui/button/Button.tsx';
import styles from './SelectionBar.module.css';
import type { Task } from './task.ts';

interface SelectionBarProps {
  selected: readonly SubCalendar[];
  subCalendars: readonly SubCalendar[];
  pending: boolean;
  onActivate: (selected: readonly SubCalendar[], isActive: boolean) => void;
  onTask: (task: Task) => void;
  onClear: () => void;
}

/** The acts on several sub-calendars at once. */
export function SelectionBar(props: SelectionBarProps) {
  const { selected, subCalendars, pending, onActivate, onTask, onClear } = props;
  const t = useTranslate();
  const staysActive = subCalendars.some((other) => other.active && !selected.includes(other));
  const activeCount = selected.filter(({ active }) => active).length;
  return (
    <div
      className={styles.bar}
      role="toolbar"
      aria-label={t('settings:Actions for the selected sub-calendars')}
    >
      <span className={styles.count}>
        {t('settings:%count% selected', { count: selected.length })}
      </span>
      {activeCount < selected.length && (
        <Button size="dense" pending={pending} onClick={() => onActivate(selected, true)}>
          {t('settings:Activate')}
        </Button>
      )}
      {activeCount > 0 && staysActive && (
        <Button size="dense" pending={pending} onClick={() => onActivate(selected, false)}>
          {t('settings:Deactivate')}
        </Button>
      )}
      <Button size="dense" onClick={() => onTask({ kind: 'folder', subCalendars: selected })}>
        {t('settings:Put into a folder…')}
      </Button>
      <Button size="dense" onClick={() => onTask({ kind: 'color', subCalendars: selected })}>
        {t('settings:Color…')}
      </Button>
      <Button look="quiet" size="dense" onClick={onClear}>
        {t('calendar:Clear')}
      </Button>
    </div>
  );
}
