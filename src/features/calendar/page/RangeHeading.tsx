import { useState } from 'react';
import { useTranslate } from '#src/i18n/i18n.ts';
import type { MonthGridProps } from '#src/ui/date/MonthGrid.tsx';
import { Icon } from '#src/ui/icon/Icon.tsx';
import { lazyPart } from '#src/ui/lazy-part.tsx';
import { Tooltip } from '#src/ui/overlay/Tooltip.tsx';
import styles from './RangeHeading.module.css';

const MonthPopover = lazyPart(() => import('#src/ui/date/MonthPopover.tsx'), 'MonthPopover');

/** The shown range in words, behind which any other day can be chosen. */
export function RangeHeading({ label, month }: { label: string; month: MonthGridProps }) {
  const t = useTranslate();
  const [isOpen, setOpen] = useState(false);
  const [button, setButton] = useState<HTMLElement | null>(null);
  const close = () => setOpen(false);
  const title = t('calendar:Go to a day');
  return (
    <>
      <h2 className={styles.heading} aria-live="polite">
        <Tooltip text={title}>
          <button
            ref={setButton}
            type="button"
            className={styles.button}
            aria-haspopup="dialog"
            aria-expanded={isOpen}
            onPointerEnter={() => void MonthPopover.preload()}
            onClick={() => setOpen(!isOpen)}
          >
            <span className={styles.range}>{label}</span>
            <span className={styles.chevron}>
              <Icon name="chevron-down" />
            </span>
          </button>
        </Tooltip>
      </h2>
      <MonthPopover
        {...month}
        open={isOpen}
        title={title}
        anchor={button}
        onClose={close}
        isWanted={isOpen}
        onMissing={close}
      />
    </>
  );
}
