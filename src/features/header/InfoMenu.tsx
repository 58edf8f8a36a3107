import { useAtomValue, useSetAtom } from 'jotai';
import { type ComponentType, useEffect } from 'react';
import { type Translate, useTranslate } from '#src/i18n/i18n.ts';
import type { HostSettings } from '#src/settings/host-settings.ts';
import { settingsAtom } from '#src/settings/settings-atom.ts';
import { Icon } from '#src/ui/icon/Icon.tsx';
import { MenuButton } from '#src/ui/menu/MenuButton.tsx';
import type { MenuItem } from '#src/ui/menu/menu-item.ts';
import { whenIdle } from '#src/ui/when-idle.ts';
import { safeWebAddress } from '#src/util/web-address.ts';
import styles from './Header.module.css';
import { freshNewsAtom, openPanelAtom } from './help-state.ts';
import { lookForNewsAtom } from './look-for-news.ts';

/** Tour, assistant, help and news (product specification, section 2), with a dot while there are news. */
export function InfoMenu() {
  const t = useTranslate();
  const settings = useAtomValue(settingsAtom);
  const hasNews = useAtomValue(freshNewsAtom);
  const openPanel = useSetAtom(openPanelAtom);
  const lookForNews = useSetAtom(lookForNewsAtom);
  const hasNewsPage = settings.links?.news !== undefined;

  useEffect(
    () => (hasNewsPage ? whenIdle(() => void lookForNews()) : undefined),
    [hasNewsPage, lookForNews],
  );

  const open = (load: () => Promise<ComponentType>) => void openPanel(load);
  const items = infoItems(t, settings, { hasNews, open });
  if (items.length === 0) return null;
  return (
    <MenuButton
      label={hasNews ? t('header:Help and news, new') : t('header:Help and news')}
      items={items}
    >
      <span className={styles.glyph}>
        <Icon name="help" size={20} />
        {hasNews && <span className={styles.dot} />}
      </span>
    </MenuButton>
  );
}

interface InfoItemsOptions {
  hasNews: boolean;
  open: (load: () => Promise<ComponentType>) => void;
}

/** What the hosting page has an address for. */
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
