import type { IconName } from '#generated/icons.ts';
import { Icon } from '#src/ui/icon/Icon.tsx';
import { Tooltip } from '#src/ui/overlay/Tooltip.tsx';
import styles from './QuietSign.module.css';

interface QuietSignProps {
  /** Stands for the label where the heading needs the width. */
  icon: IconName;
  label: string;
  description: string;
}

/** A few words beside the heading, which a tooltip explains. */
export function QuietSign({ icon, label, description }: QuietSignProps) {
  return (
    <Tooltip text={description}>
      <span
        role="note"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard opens the tooltip, too
        tabIndex={0}
        className={styles.sign}
        aria-label={label}
        aria-description={description}
      >
        <span className={styles.icon}>
          <Icon name={icon} />
        </span>
        <span className={styles.label}>{label}</span>
      </span>
    </Tooltip>
  );
}
