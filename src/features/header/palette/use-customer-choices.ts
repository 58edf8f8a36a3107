import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { type ListCalendarsData, listCalendars } from '#generated/app/calendars/fetchers.ts';
import { ignoreFailure } from '#src/api/errors.ts';
import { calendarPath, nameCalendar, settingsPath } from '#src/calendar/model/calendar-paths.ts';
import { type Translate, useTranslate } from '#src/i18n/i18n.ts';
import { currentUserAtom } from '#src/session/current-user.ts';
import { loadPageAtom } from '#src/session/page-load.ts';
import type { MenuItem } from '#src/ui/menu/menu-item.ts';
import type { PaletteChoice, PaletteGroup } from '#src/ui/palette/palette-choice.ts';
import { paths } from '#src/util/paths.ts';
import { hasAllWords, searchableText, searchWords } from '#src/util/word-search.ts';
import { calendarAt } from '../calendar-address.ts';
import { accountPages } from '../menu/account-items.ts';
import { usePreferenceItems } from '../menu/preference-items.ts';

type Calendar = ListCalendarsData['results'][number];

/** Enough to find a calendar in use; the dashboard lists all. */
const maxCalendars = 8;

/** The choices of an open palette. */
export function useCustomerChoices() {
  const t = useTranslate();
  const calendars = useCalendars();
  const pages = usePages();
  const preferences = usePreferences();
  const listChoices = (query: string): readonly PaletteGroup[] => {
    const words = searchWords(query);
    const fits = ({ label, detail = '' }: PaletteChoice) =>
      hasAllWords(searchableText(`${label}\n${detail}`), words);
    const settingsGroup = {
      label: t('header:Calendar settings'),
      choices: (calendars ?? []).flatMap((calendar) => toSettings(t, calendar)),
    };
    const ownCalendars = (calendars ?? []).map((calendar) => toChoice(t, calendar)).filter(fits);
    return [
      { label: t('header:Your calendars'), choices: ownCalendars.slice(0, maxCalendars) },
      { label: t('header:Pages'), choices: pages.filter(fits) },
      // Only when asked for, because there are many.
      ...(query === ''
        ? []
        : [settingsGroup, ...preferences].map(({ label, choices }) => ({
            label,
            choices: choices.filter(fits),
          }))),
    ];
  };
  return { isLoading: calendars === null, listChoices };
}

/**
 * The user's calendars, the last opened first; null before they are there. Without them, as after an error, the palette
 * still has its pages.
 */
function useCalendars(): readonly Calendar[] | null {
  const [calendars, setCalendars] = useState<readonly Calendar[] | null>(null);
  // They are read each time that the palette opens, on whatever page.
  useEffect(() => {
    const canceler = new AbortController();
    const { signal } = canceler;
    const read = async () => {
      const data = await listCalendars({}, { signal, reauthenticate: false, quiet: true }).catch(
        ignoreFailure,
      );
      if (!signal.aborted) setCalendars(data ? data.results.toSorted(compareOpened) : []);
    };
    void read();
    return () => canceler.abort();
  }, []);
  return calendars;
}

function compareOpened(a: Calendar, b: Calendar): number {
  return (b.last_opened_at ?? '').localeCompare(a.last_opened_at ?? '');
}

function toChoice(t: Translate, calendar: Calendar): PaletteChoice {
  const { id, title, role, owner, active } = calendar;
  return {
    key: `calendar ${id}`,
    icon: 'calendar',
    record: { id },
    label: title,
    ...(role === 'member' && { detail: owner.name }),
    ...(!active && { mark: t('common:Inactive') }),
    target: { href: calendarPath(nameCalendar(calendar)) },
  };
}

/** The settings of the user's own calendars. */
function toSettings(t: Translate, calendar: Calendar): readonly PaletteChoice[] {
  const { id, title, role, active } = calendar;
  if (role !== 'owner' || !active) return [];
  return [
    {
      key: `settings ${id}`,
      icon: 'gear',
      label: t('header:Settings of %title%', { title }),
      target: { href: settingsPath(nameCalendar(calendar)) },
    },
  ];
}

/** The pages of the account menu, those that it leaves out, and the logout. */
function usePages(): readonly PaletteChoice[] {
  const t = useTranslate();
  const user = useAtomValue(currentUserAtom);
  const loadPage = useSetAtom(loadPageAtom);
  const { pathname } = useLocation();
  if (!user) return [];
  const logOut = () => loadPage(paths.logout(calendarAt(pathname) ?? {}));
  return [
    ...accountPages(t, user).map(({ key, label, icon, href }) => ({
      key: `page ${key}`,
      icon,
      label,
      target: { href },
    })),
    {
      key: 'log out',
      icon: 'log-out',
      label: t('header:Logout %name%', { name: user.name }),
      target: { run: logOut },
    },
  ];
}

/** The languages and themes of the header's menu. */
function usePreferences(): readonly PaletteGroup[] {
  return usePreferenceItems().flatMap((group) =>
    group.kind === 'group'
      ? [
          {
            label: group.label,
            choices: group.items.flatMap((item) => toSetting(group.label, item)),
          },
        ]
      : [],
  );
}

/** Found by the setting's name, too: "theme dark". */
function toSetting(setting: string, item: MenuItem): readonly PaletteChoice[] {
  if (item.kind !== 'choice') return [];
  const { key, label, language, chosen, onSelect } = item;
  return [
    {
      key: `${setting} ${key}`,
      icon: chosen ? 'check' : 'chevron-right',
      label,
      ...(language !== undefined && { language }),
      detail: setting,
      target: { run: onSelect },
    },
  ];
}
