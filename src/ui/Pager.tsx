import { ButtonLink } from './Button.tsx';
import { Icon } from './Icon.tsx';
import styles from './Pager.module.css';
import { VisuallyHidden } from './VisuallyHidden.tsx';

interface PagerProps {
  /** Name of the navigation for screen readers. */
  label: string;
  /** What is shown, for example "1–100 of 5,000". */
  range: string;
  labels: { previous: string; next: string };
  /** Address of each page that there is. */
  previous: string | null;
  next: string | null;
}

/** Moves through the pages of a list by links, so that a page can be kept, shared and gone back from. */
export function Pager({ label, range, labels, previous, next }: PagerProps) {
  return (
    <nav className={styles.pager} aria-label={label}>
      <span className={styles.range}>{range}</span>
      <Step to={previous} icon="chevron-left" label={labels.previous} />
      <Step to={next} icon="chevron-right" label={labels.next} />
    </nav>
  );
}

function Step({ to, icon, label }: { to: string | null; icon: string; label: string }) {
  if (to === null) return null;
  return (
    <ButtonLink to={to} size="dense" title={label} preventScrollReset>
      <span data-arrow="">
        <Icon name={icon} />
      </span>
      <VisuallyHidden>{label}</VisuallyHidden>
    </ButtonLink>
  );
}
