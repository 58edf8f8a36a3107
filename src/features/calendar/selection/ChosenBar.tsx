import { useTranslate } from '#src/i18n/i18n.ts';
import { LiveRegion } from '#src/ui/feedback/LiveRegion.tsx';
import { lazyPart } from '#src/ui/lazy-part.tsx';
import type { CalendarConfiguration } from '../address/readable-calendar.ts';
import type { EventLook } from '../event/event-look.ts';
import styles from './ChosenBar.module.css';

const ChosenActions = lazyPart(() => import('./ChosenActions.tsx'), 'ChosenActions');

interface ChosenBarProps {
  eventLook: EventLook;
  configuration: Pick<CalendarConfiguration, 'sub_calendars'>;
  /** The number of chosen events. */
  count: number;
}

/**
 * Says how many events are chosen, and what can be done with them. It takes the place of controls in the toolbar, so that
 * it covers no event and nothing moves while people choose.
 */
export function ChosenBar({ count, eventLook, configuration }: ChosenBarProps) {
  const t = useTranslate();
  const { chosen } = eventLook;
  return (
    // biome-ignore lint/a11y/useSemanticElements: it is no part of a form
    <div role="group" className={styles.bar} aria-label={t('calendar:Chosen events')}>
      <LiveRegion>
        {count > 0 && (
          <span className={styles.count}>{t('calendar:%count% events chosen', { count })}</span>
        )}
      </LiveRegion>
      {count > 0 && <ChosenActions chosen={chosen} configuration={configuration} />}
    </div>
  );
}
