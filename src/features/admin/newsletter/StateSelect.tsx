import { useTranslate } from '#src/i18n/i18n.ts';
import { Icon } from '#src/ui/icon/Icon.tsx';
import { Tooltip } from '#src/ui/overlay/Tooltip.tsx';
import type { Subscriber } from '../kinds/subscribers.ts';
import { useStateNames } from '../kinds/use-state-names.ts';
import styles from './StateSelect.module.css';
import { settableStatuses, type useSubscriberActs } from './use-subscriber-acts.ts';

interface StateSelectProps {
  subscriber: Subscriber;
  act: ReturnType<typeof useSubscriberActs>['setStatus'];
}

/** A subscriber's state. Remains focusable without permission, and names the required role. */
export function StateSelect({ subscriber: { email, status }, act }: StateSelectProps) {
  const t = useTranslate();
  const names = useStateNames().subscriber;
  const isDenied = act.denial !== null;
  const settable = settableStatuses.some((one) => one === status)
    ? settableStatuses
    : [status, ...settableStatuses];
  return (
    <Tooltip text={act.denial}>
      <span className={styles.choice}>
        <select
          className={styles.state}
          aria-label={t('admin:State of %email%', { email })}
          aria-description={act.denial ?? undefined}
          aria-disabled={isDenied}
          value={status}
          // Browsers open it in spite of `aria-disabled`; by keyboard, the list has nothing else to choose.
          onMouseDown={(event) => isDenied && event.preventDefault()}
          onChange={({ target: { value } }) => {
            const chosen = settableStatuses.find((one) => one === value);
            if (chosen) act.start({ email, status: chosen, before: status });
          }}
        >
          {(isDenied ? [status] : settable).map((one) => (
            <option key={one} value={one}>
              {names[one]}
            </option>
          ))}
        </select>
        <span className={styles.chevron}>
          <Icon name="chevron-down" />
        </span>
      </span>
    </Tooltip>
  );
}
