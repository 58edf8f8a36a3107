import { ButtonLink } from '../button/Button.tsx';
import { Icon } from '../icon/Icon.tsx';
import { Tooltip } from '../overlay/Tooltip.tsx';
import { VisuallyHidden } from '../VisuallyHidden.tsx';
import styles from './Pager.module.css';

interface PagerProps {
  /** Name of the navigation for screen readers. */
  label: string;
  /** What is shown, for example "1–100 of 5,000". */
  range: string;
  labels: { previous: string; next: string };
  /** Address of the page before and after; null at an end. */
  previous: string | null;
  next: string | null;
  /** Stay where the page is scrolled to; otherwise a new page begins at its top. */
  keepScroll: boolean;
}

/** Moves through the pages of a list by links, so that a page can be kept, shared and gone back from. */
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
  icon: string;
  label: string;
  keepScroll: boolean;
}

/** At an end the step stays where it is, so that nothing moves under the pointer and the focus is not lost. */
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
