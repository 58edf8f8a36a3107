import type { Translate } from '#src/i18n/i18n.ts';
import { isMac } from '#src/ui/is-mac.ts';

/** The names of a shortcut's keys, as on the user's keyboard, for each press. */
export function pressNames(t: Translate, keys: string): readonly string[] {
  const ctrl = t('header:Ctrl');
  const names: Readonly<Record<string, string>> = {
    $mod: isMac() ? '⌘' : ctrl,
    Control: ctrl,
    Shift: '⇧',
    Arrows: '← ↑ → ↓',
    Space: t('header:Space'),
    Delete: t('header:Del'),
  };
  const name = (press: string) => press.split('+').map((key) => names[key] ?? key);
  return keys.split(' ').map((press) => name(press).join(' ').replace('⌘ ', '⌘'));
}
