import { useAtomValue, useSetAtom } from 'jotai';
import { useCallback, useEffect, useState } from 'react';
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
import { forgetAll, forgetCalendar, isKept } from './offline-copies.ts';
import { workerNewsAtom } from './worker-news.ts';

/**
 * Keeps the calendar on this device, unless others may use it. Returns the menu's part in which the reader can change
 * that; null if the calendar cannot be kept.
 */
export function useOfflineReading(calendar: ReadableCalendar): MenuItem | null {
  const t = useTranslate();
  const settings = useAtomValue(settingsAtom);
  const { user, staysLoggedIn = false, impersonated = false, calendarProtected = false } = settings;
  const showStatus = useSetAtom(statusAtom);
  useVersionOffer();
  const { address, memory, configuration } = calendar;
  const base = new URL(`${settings.baseUrl}/`, window.location.href).href;
  const isAllowed = allowsCopies() && window.top === window.self && !impersonated;
  // A password counts for one visit.
  const isPossible = isAllowed && keepsDrafts(calendar) && !calendarProtected;
  const isOwnDevice = user === null ? configuration.access.kind === 'key' : staysLoggedIn;
  const [isOn, setOn] = useState(false);
  const begin = useCallback(() => {
    const start = async () => {
      if (impersonated && allowsCopies()) return forgetAll();
      if (!isAllowed) return undefined;
      if (!isPossible) return forgetCalendar(base, address);
      // Somebody may have asked for it since the last login.
      const isWanted = memory.offline !== false && (isOwnDevice || (await isKept(base, address)));
      if (!isWanted) return undefined;
      await keep(base, address);
      return setOn(true);
    };
    // The page does without; the reader learns it from the menu.
    start().catch(() => forgetCalendar(base, address).catch(ignoreStorage));
  }, [base, address, memory, impersonated, isAllowed, isPossible, isOwnDevice]);
  useWhenIdle(begin);

  if (!isPossible) return null;
  const toggle = async () => {
    setOn(!isOn);
    // Only a refusal is remembered: the next user of the device has not asked for anything.
    remember(address, { offline: isOn ? false : undefined });
    try {
      await (isOn ? forgetCalendar(base, address) : keep(base, address));
    } catch {
      setOn(isOn);
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

async function keep(base: string, address: string): Promise<void> {
  const { keepCalendar } = await import('./keep-calendar.ts');
  await keepCalendar(base, address);
}

/** Without storage, nothing is kept anyway. */
function ignoreStorage(): void {}

/** Offers to reload the page once there is another version of the client. */
function useVersionOffer(): void {
  const { isOutdated } = useAtomValue(workerNewsAtom);
  const showStatus = useSetAtom(statusAtom);
  const reload = useSetAtom(reloadPageAtom);
  // The version comes from outside of React.
  useEffect(() => {
    if (!isOutdated) return;
    showStatus({
      type: 'info',
      text: message('calendar:There is a new version.'),
      keep: true,
      action: { label: message('common:Reload page'), run: reload },
    });
  }, [isOutdated, showStatus, reload]);
}
