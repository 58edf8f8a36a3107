import type { SubCalendar } from '#src/calendar/model/sub-calendar.ts';
import { useTranslate } from '#src/i18n/i18n.ts';
import { type Message, message, messageText } from '#src/i18n/message.ts';
import { ColorDot } from '#src/ui/ColorDot.tsx';
import { MenuButton } from '#src/ui/menu/MenuButton.tsx';

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

/** A button in a color, whose menu offers the others of the palette. */
export function ColorMenu({ name, color, onChoose }: ColorMenuProps) {
  const t = useTranslate();
  return (
    <MenuButton
      label={t('calendar:Color of %name%', { name })}
      tooltip={t('calendar:Color')}
      items={[
        {
          kind: 'group',
          key: 'colors',
          label: t('calendar:Color'),
          items: colors.map((paletteColor) => ({
            kind: 'choice',
            key: paletteColor,
            label: messageText(t, colorNames[paletteColor]),
            color: paletteColor,
            chosen: paletteColor === color,
            onSelect: () => onChoose(paletteColor),
          })),
        },
      ]}
    >
      <ColorDot color={color} />
    </MenuButton>
  );
}

// Object.keys() does not tell that these are all.
const colors = Object.keys(colorNames).filter((name): name is Color => name in colorNames);
