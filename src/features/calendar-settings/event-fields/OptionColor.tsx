import { useState } from 'react';
import { type Color, colorText, listColors } from '#src/calendar/model/colors.ts';
import { useTranslate } from '#src/i18n/i18n.ts';
import { Button } from '#src/ui/button/Button.tsx';
import { ColorDot } from '#src/ui/ColorDot.tsx';
import { Swatches } from '#src/ui/form/Swatches.tsx';
import { Popover } from '#src/ui/overlay/Popover.tsx';
import { Tooltip } from '#src/ui/overlay/Tooltip.tsx';
import styles from './OptionColor.module.css';

interface OptionColorProps {
  label: string;
  color: Color | null;
  onChoose: (color: Color | null) => void;
}

/** A button in an option's color, which offers the palette and no color. */
export function OptionColor({ label, color, onChoose }: OptionColorProps) {
  const t = useTranslate();
  const [isOpen, setOpen] = useState(false);
  const [button, setButton] = useState<HTMLButtonElement | null>(null);
  const none = t('settings:No color');
  const choose = (chosenColor: Color | null) => {
    setOpen(false);
    onChoose(chosenColor);
  };
  return (
    <>
      <Tooltip text={t('calendar:Color')}>
        <button
          ref={setButton}
          type="button"
          className={styles.button}
          aria-label={`${label}: ${color === null ? none : colorText(t, color)}`}
          aria-haspopup="dialog"
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
        >
          {color === null ? <span className={styles.none} /> : <ColorDot color={color} />}
        </button>
      </Tooltip>
      <Popover
        open={isOpen}
        title={label}
        width="content"
        anchor={button}
        opener={button}
        initialFocus="input"
        onClose={() => setOpen(false)}
      >
        <div className={styles.choices}>
          <Swatches
            label={t('calendar:Color')}
            colors={listColors(t)}
            chosen={color ?? ''}
            onChoose={choose}
          />
          <Button size="dense" look="quiet" onClick={() => choose(null)}>
            {none}
          </Button>
        </div>
      </Popover>
    </>
  );
}
