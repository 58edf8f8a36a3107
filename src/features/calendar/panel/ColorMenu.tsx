import { useState } from 'react';
import { type Color, listColors } from '#src/calendar/model/colors.ts';
import { useTranslate } from '#src/i18n/i18n.ts';
import { ColorDot } from '#src/ui/ColorDot.tsx';
import { Swatches } from '#src/ui/form/Swatches.tsx';
import { Popover } from '#src/ui/overlay/Popover.tsx';
import { Tooltip } from '#src/ui/overlay/Tooltip.tsx';
import styles from './ColorMenu.module.css';

interface ColorMenuProps {
  /** The name of the item that has the color. */
  name: string;
  color: string;
  onChoose: (color: Color) => void;
}

/** A button in a color, which offers the others of the palette. */
export function ColorMenu({ name, color, onChoose }: ColorMenuProps) {
  const t = useTranslate();
  const [isOpen, setOpen] = useState(false);
  const [button, setButton] = useState<HTMLButtonElement | null>(null);
  const label = t('calendar:Color of %name%', { name });
  return (
    <>
      <Tooltip text={t('calendar:Color')}>
        <button
          ref={setButton}
          type="button"
          className={styles.button}
          aria-label={label}
          aria-haspopup="dialog"
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
        >
          <ColorDot color={color} />
        </button>
      </Tooltip>
      <Popover
        open={isOpen}
        title={label}
        width="content"
        anchor={button}
        opener={button}
        initialFocus=":checked"
        onClose={() => setOpen(false)}
      >
        <Swatches
          label={t('calendar:Color')}
          colors={listColors(t)}
          chosen={color}
          onChoose={(value) => {
            setOpen(false);
            if (value !== color) onChoose(value);
          }}
        />
      </Popover>
    </>
  );
}
