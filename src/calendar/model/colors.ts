import type { components } from '#generated/calendar/types.ts';
import type { Translate } from '#src/i18n/i18n.ts';
import { type Message, message, messageText } from '#src/i18n/message.ts';

export type Color = components['schemas']['PaletteColor'];

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

// Object.keys() does not tell that these are all.
export const colors = Object.keys(colorNames).filter((name): name is Color => name in colorNames);

export function colorText(t: Translate, color: Color): string {
  return messageText(t, colorNames[color]);
}

/** The colors of the palette with their names. */
export function listColors(t: Translate): readonly { value: Color; name: string }[] {
  return colors.map((value) => ({ value, name: colorText(t, value) }));
}
