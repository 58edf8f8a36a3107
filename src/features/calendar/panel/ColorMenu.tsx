import { useState } from 'react';
import type { SubCalendar } from '#src/calendar/model/sub-calendar.ts';
import { useTranslate } from '#src/i18n/i18n.ts';
import { type Message, message, messageText } from '#src/i18n/message.ts';
import { ColorDot } from '#src/ui/ColorDot.tsx';
import { Swatches } from '#src/ui/form/Swatches.tsx';
import { Popover } from '#src/ui/overlay/Popover.tsx';
import { Tooltip } from '#src/ui/overlay/Tooltip.tsx';
import styles from './ColorMenu.module.css';

type Color = SubCalendar['color'];

/** The palette, in the order of its hues. */
const colorNames: Readonly<Record<Color, Message>> = {
  red: message('calendar:Red'),
  orange: message('calendar:Orange'),
  amber: message('calendar:Amber'),
  yellow: message('calendar:Yellow'),
  lime: message('calendar:Lime'),
  green: message('calendar:Green'),
  teal: message('calendar:Teal'),
  cyan: message('calendar:Cyan'),
  blue: message('calendar:Blue'),
  indigo: message('calendar:Indigo'),
  violet: message('calendar:Violet'),
  purple: message('calendar:Purple'),
  pink: message('calendar:Pink'),
  brown: message('calendar:Brown'),
  slate: message('calendar:Slate'),
  gray: message('calendar:Gray'),
};

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
          colors={colors.map((value) => ({ value, name: messageText(t, colorNames[value]) }))}
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

// Object.keys() does not tell that these are all.
const colors = Object.keys(colorNames).filter((name): name is Color => name in colorNames);
