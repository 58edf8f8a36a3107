import { useAtomValue } from 'jotai';
import { useTranslate } from '#src/i18n/i18n.ts';
import { currentUserAtom } from '#src/session/current-user.ts';
import { type AreaShortcut, areaShortcutsAtom } from '#src/session/page-shortcuts.ts';
import { accountPages } from '../menu/account-items.ts';

/** The same in every language, so that muscle memory survives a language change. */
const letters = {
  dashboard: 'd',
  profile: 'p',
  devices: 'c',
  admin: 'a',
  notifications: 'n',
  debug: 'b',
} as const;

/** The pages with keyboard shortcuts: the account pages, in menu order, and areas of the current page. */
export function usePageShortcuts(): readonly AreaShortcut[] {
  const t = useTranslate();
  const user = useAtomValue(currentUserAtom);
  const areas = useAtomValue(areaShortcutsAtom);
  if (!user) return [];
  const pages = accountPages(t, user).map(({ key, label, href }) => ({
    letter: letters[key],
    label,
    href,
  }));
  return [...pages, ...areas];
}
