import { useTranslate } from '#src/i18n/i18n.ts';
import type { Day } from '#src/util/dates.ts';
import { Button } from '../button/Button.tsx';
import { Popover } from '../overlay/Popover.tsx';
import { MonthGrid, type MonthGridProps } from './MonthGrid.tsx';

interface MonthPopoverProps extends MonthGridProps {
  open: boolean;
  title: string;
  /** The element that it points at and that gets the focus on close. */
  anchor: HTMLElement | null;
  onClose: () => void;
}

/** A month in a small window, which closes with the choice of a day. */
export function MonthPopover({ open, title, anchor, onClose, ...month }: MonthPopoverProps) {
  const t = useTranslate();
  const { today, min, max, onChoose } = month;
  const choose = (day: Day) => {
    onChoose(day);
    onClose();
  };
  const isTodayPossible =
    (min === undefined || min <= today) && (max === undefined || today <= max);
  return (
    <Popover
      open={open}
      title={title}
      width="content"
      anchor={anchor}
      opener={anchor?.parentElement ?? null}
      initialFocus='[role="grid"] [tabindex="0"]'
      onClose={onClose}
    >
      <MonthGrid {...month} onChoose={choose} />
      {isTodayPossible && (
        <Button look="link" onClick={() => choose(today)}>
          {t('common:Today')}
        </Button>
      )}
    </Popover>
  );
}
