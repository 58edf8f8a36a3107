import { useAtomValue, useSetAtom } from 'jotai';
import { useCallback, useState } from 'react';
import { useTranslate } from '#src/i18n/i18n.ts';
import { message } from '#src/i18n/message.ts';
import { reloadPageAtom } from '#src/session/page-load.ts';
import { settingsAtom } from '#src/settings/settings-atom.ts';
import { statusAtom } from '#src/status/status.ts';
import type { MenuItem } from '#src/ui/menu/menu-item.ts';
import { useWhenIdle } from '#src/ui/use-when-idle.ts';
import { remember } from '../address/calendar-memory.ts';
import { keepsDrafts } from '../address/keeps-drafts.ts';
import type { ReadableCalendar } from '../address/readable-calendar.ts';
import { allowsCopies } from './allows-copies.ts';
import { forgetCalendar } from './offline-copies.ts';

const loadKeeping = () => import('./keep-calendar.ts');

/**
 * Keeps the calendar on this device, unless others may use it. Returns the menu's part in which the reader can change
 * that; null if the calendar cannot be kept.
 */
export function useOfflineReading(calendar: ReadableCalendar): MenuItem | null {
  const t = useTranslate();
  const { user, staysLoggedIn = false, impersonated = false, baseUrl } = useAtomValue(settingsAtom);
  const showStatus = useSetAtom(statusAtom);
  const reload = useSetAtom(reloadPageAtom);
  const isPossible =
    allowsCopies() && keepsDrafts(calendar) && !impersonated && window.top === window.self;
  const isOwnDevice = user === null ? calendar.configuration.access.kind === 'key' : staysLoggedIn;
  const [isOn, setOn] = useState(calendar.memory.offline ?? isOwnDevice);
  const { address } = calendar;

  const change = useCallback(
    async (isWanted: boolean) => {
      const base = new URL(`${baseUrl}/`, window.location.href).href;
      if (!isWanted) return forgetCalendar(base, address);
      const { keepCalendar, followVersions } = await loadKeeping();
      await keepCalendar(base, address);
      followVersions(() =>
        showStatus({
          type: 'info',
          text: message('calendar:There is a new version.'),
          keep: true,
          action: { label: message('common:Reload page'), run: reload },
        }),
      );
    },
    [address, baseUrl, showStatus, reload],
  );
  const [isOnAtFirst] = useState(isOn);
  const begin = useCallback(() => {
    // The page does without; the reader learns it from the menu.
    if (isPossible && isOnAtFirst) change(true).catch(() => setOn(false));
  }, [isPossible, isOnAtFirst, change]);
  useWhenIdle(begin);

  if (!isPossible) return null;
  const toggle = async () => {
    setOn(!isOn);
    remember(address, { offline: !isOn });
    try {
      await change(!isOn);
    } catch {
      setOn(isOn);
      remember(address, { offline: isOn });
      showStatus({
        type: 'error',
        text: message('calendar:This browser does not allow the product to keep anything.'),
      });
    }
  };
  return {
    key: 'offline',
    kind: 'group',
    label: t('calendar:On this device'),
    detail: t('calendar:Others who use this device could read it.'),
    divided: true,
    items: [
      {
        key: 'keep',
        kind: 'check',
        label: t('calendar:Keep for reading offline'),
        checked: isOn,
        onToggle: () => void toggle(),
      },
    ],
  };
}
