import { useTranslate } from '#src/i18n/i18n.ts';
import { classNames } from '#src/ui/class-names.ts';
import styles from './ViewButtons.module.css';
import { type ViewName, viewName } from './view-names.ts';

interface ViewButtonsProps {
  views: readonly ViewName[];
  /** The one with which the calendar opens. */
  first: ViewName;
}

/** The views as the calendar's toolbar and its menu offer them. */
export function ViewButtons({ views, first }: ViewButtonsProps) {
  const t = useTranslate();
  return (
    <ul className={styles.views}>
      {views.map((view) => (
        <li key={view} className={classNames(styles.view, view === first && styles.first)}>
          {viewName(t, view)}
        </li>
      ))}
    </ul>
  );
}
