import { Spinner } from '#src/ui/button/Button.tsx';
import { Icon } from '#src/ui/icon/Icon.tsx';
import { Tooltip } from '#src/ui/overlay/Tooltip.tsx';
import { useActs } from '../acts/acts-context.ts';
import { useActContext } from '../acts/use-act-context.ts';
import { useDenial } from '../acts/use-denial.ts';
import type { Subscriber } from '../kinds/SubscriberSearch.tsx';
import { stateNames } from '../kinds/state-names.ts';
import styles from './StateSelect.module.css';
import { setStatusAct, settableStatuses, statusKey } from './SubscriberActs.tsx';

/**
 * A subscriber's state. Remains focusable without permission, and names the required role. While a change is pending, no
 * other one can be chosen.
 */
export function StateSelect({ subscriber }: { subscriber: Subscriber }) {
  const context = useActContext();
  const { start, isRunning } = useActs();
  const { t } = context;
  const { email, status } = subscriber;
  const names = stateNames(t).subscriber;
  const denial = useDenial('setNewsletterStatus');
  const pending = isRunning(statusKey(subscriber));
  const isFixed = denial !== null || pending;
  const settable = settableStatuses.some((settableStatus) => settableStatus === status)
    ? settableStatuses
    : [status, ...settableStatuses];
  return (
    <Tooltip text={denial}>
      <span className={styles.choice}>
        <select
          className={styles.state}
          aria-label={t('admin:State of %email%', { email })}
          aria-description={denial ?? undefined}
          aria-disabled={isFixed}
          aria-busy={pending}
          value={status}
          // Browsers open it in spite of `aria-disabled`; by keyboard, the list has nothing else to choose.
          onMouseDown={(event) => isFixed && event.preventDefault()}
          onChange={({ target: { value } }) => {
            const chosenStatus = settableStatuses.find(
              (settableStatus) => settableStatus === value,
            );
            if (chosenStatus) start(setStatusAct(subscriber, chosenStatus, context));
          }}
        >
          {(isFixed ? [status] : settable).map((optionStatus) => (
            <option key={optionStatus} value={optionStatus}>
              {names[optionStatus]}
            </option>
          ))}
        </select>
        <span className={styles.chevron}>
          {pending ? <Spinner /> : <Icon name="chevron-down" />}
        </span>
      </span>
    </Tooltip>
  );
}
