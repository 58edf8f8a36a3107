import { useAtomValue, useSetAtom } from 'jotai';
import type { ComponentType } from 'react';
import { type Translate, useTranslate } from '#src/i18n/i18n.ts';
import type { HostSettings } from '#src/settings/host-settings.ts';
import { settingsAtom } from '#src/settings/settings-atom.ts';
import { MenuButton } from '#src/ui/menu/MenuButton.tsx';
import type { MenuItem } from '#src/ui/menu/menu-item.ts';
import { safeWebAddress } from '#src/util/web-address.ts';
import { freshNewsAtom } from './fresh-news.ts';
import { HeaderIcon } from './HeaderIcon.tsx';
import { openPanelAtom } from './help-state.ts';

/** Tour, assistant, help and news (product specification, section 2), with a dot if there is unread news. */
export function InfoMenu() {
  const t = useTranslate();
  const settings = useAtomValue(settingsAtom);
  const hasNews = useAtomValue(freshNewsAtom);
  const openPanel = useSetAtom(openPanelAtom);
  const open = (load: () => Promise<ComponentType>) => void openPanel(load);
  const items = infoItems(t, settings, { hasNews, open });
  if (items.length === 0) return null;
  return (
    <MenuButton
      label={t('header:Help and news')}
      note={hasNews ? t('header:New') : undefined}
      items={items}
    >
      <HeaderIcon name="help" dot={hasNews} />
    </MenuButton>
  );
}

interface InfoItemsOptions {
  hasNews: boolean;
  open: (load: () => Promise<ComponentType>) => void;
}

/** One entry for each address in the hosting page's settings. */
function infoItems(
  t: Translate,
  { links = {}, supportAssistantUrl }: HostSettings,
  { hasNews, open }: InfoItemsOptions,
): MenuItem[] {
  const link = (key: string, label: string, icon: string, address?: string): MenuItem[] => {
    const href = safeWebAddress(address);
    const newTab = t('header:Opens in a new tab');
    return href ? [{ key, label, icon, href, newTab, kind: 'document' }] : [];
  };
  const assistant: MenuItem = {
    key: 'assistant',
    label: t('header:Support Assistant'),
    icon: 'chat',
    kind: 'action',
    onSelect: () => open(() => import('./panel/AssistantPanel.tsx').then((m) => m.AssistantPanel)),
  };
  const news: MenuItem = {
    key: 'news',
    label: t('header:News & Tips'),
    icon: 'news',
    kind: 'action',
    mark: hasNews ? t('header:New') : undefined,
    onSelect: () => open(() => import('./panel/NewsPanel.tsx').then((m) => m.NewsPanel)),
  };
  return [
    ...link('tour', t('header:Quick tour video'), 'play', links.quickTour),
    ...(safeWebAddress(supportAssistantUrl) ? [assistant] : []),
    ...link('help', t('header:Help Center'), 'book', links.helpCenter),
    ...(safeWebAddress(links.news) ? [news] : []),
  ];
}
