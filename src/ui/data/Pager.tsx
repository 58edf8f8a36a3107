import type { IconName } from '#generated/icons.ts';
import { ButtonLink } from '../button/Button.tsx';
import { Icon } from '../icon/Icon.tsx';
import { Tooltip } from '../overlay/Tooltip.tsx';
import { VisuallyHidden } from '../VisuallyHidden.tsx';
import styles from './Pager.module.css';

interface PagerProps {
  /** The navigation's accessible name. */
  label: string;
  /** The range shown, for example "1–100 of 5,000". */
  range: string;
  labels: { previous: string; next: string };
  /** Addresses of the previous and next page; null at either end. */
  previous: string | null;
  next: string | null;
  /** Keep the scroll position; otherwise a new page starts at its top. */
  keepScroll: boolean;
}

/** Pages through a list with links, so that pages can be bookmarked and shared, and the back button works. */
export function Pager({ label, range, labels, previous, next, keepScroll }: PagerProps) {
  return (
    <nav className={styles.pager} aria-label={label}>
      <span className={styles.range}>{range}</span>
      <Step to={previous} icon="chevron-left" label={labels.previous} keepScroll={keepScroll} />
      <Step to={next} icon="chevron-right" label={labels.next} keepScroll={keepScroll} />
    </nav>
  );
}

interface StepProps {
  to: string | null;
  icon: IconName;
  label: string;
  keepScroll: boolean;
}

/** A disabled step stays in place, so that nothing moves under the pointer and the focus is kept. */
function Step({ to, icon, label, keepScroll }: StepProps) {
  return (
    <Tooltip text={label}>
      <ButtonLink
        to={to ?? ''}
        size="dense"
        preventScrollReset={keepScroll}
        aria-disabled={to === null}
        onClick={(event) => to === null && event.preventDefault()}
      >
        <span data-arrow="" className={styles.arrow}>
          <Icon name={icon} />
        </span>
        <VisuallyHidden>{label}</VisuallyHidden>
      </ButtonLink>
    </Tooltip>
  );
}
