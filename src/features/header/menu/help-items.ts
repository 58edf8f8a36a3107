import { useAtomValue, useSetAtom } from 'jotai';
import type { IconName } from '#generated/icons.ts';
import { useShownTexts, useTranslate } from '#src/i18n/i18n.ts';
import { settingsAtom } from '#src/settings/settings-atom.ts';
import type { MenuItem } from '#src/ui/menu/menu-item.ts';
import { safeWebAddress } from '#src/util/web-address.ts';
import { lookForNewsAtom } from '../fresh-news.ts';
import { foundFreshNewsAtom, panelAtom } from '../help-state.ts';

/** One entry for each address in the hosting page's settings (product specification, section 2). */
export function useHelpItems(): MenuItem[] {
  const t = useTranslate();
  const { links = {}, supportAssistantUrl } = useAtomValue(settingsAtom);
  const { language } = useShownTexts();
  const hasNews = useAtomValue(foundFreshNewsAtom);
  const lookForNews = useSetAtom(lookForNewsAtom);
  const setPanel = useSetAtom(panelAtom);
  const open = (panel: 'assistant' | 'news') => {
    setPanel(panel);
    // Clicked before the browser was idle.
    if (panel === 'news') void lookForNews(language);
  };
  const link = (key: string, label: string, icon: IconName, address?: string): MenuItem[] => {
    const href = safeWebAddress(address);
    const newTab = t('header:Opens in a new tab');
    return href ? [{ key, label, icon, href, newTab, kind: 'document' }] : [];
  };
  const assistant: MenuItem = {
    key: 'assistant',
    label: t('header:Support Assistant'),
    icon: 'chat',
    kind: 'action',
    onSelect: () => open('assistant'),
  };
  const news: MenuItem = {
    key: 'news',
    label: t('header:News & Tips'),
    icon: 'news',
    kind: 'action',
    mark: hasNews ? t('header:New') : undefined,
    onSelect: () => open('news'),
  };
  return [
    ...link('tour', t('header:Quick tour video'), 'play', links.quickTour),
    ...(safeWebAddress(supportAssistantUrl) ? [assistant] : []),
    ...link('help', t('header:Help Center'), 'book', links.helpCenter),
    ...(safeWebAddress(links.news) ? [news] : []),
  ];
}
