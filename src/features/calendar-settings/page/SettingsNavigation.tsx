import { useAtomValue } from 'jotai';
import { useParams } from 'react-router-dom';
import { calendarPath, settingsPath } from '#src/calendar/model/calendar-paths.ts';
import { useTranslate } from '#src/i18n/i18n.ts';
import { shownNamesAtom } from '#src/settings/settings-atom.ts';
import { SideNavigation } from '#src/ui/layout/SideNavigation.tsx';
import { settingsParts } from './settings-parts.ts';

/** The way back to the calendar, and the parts of its settings. */
export function SettingsNavigation() {
  const t = useTranslate();
  const names = useParams();
  const { title } = useAtomValue(shownNamesAtom);
  return (
    <SideNavigation
      label={t('header:Calendar settings')}
      back={{ href: calendarPath(names), label: t('settings:Back to %title%', { title }) }}
      links={settingsParts.map(({ name, label, icon }) => ({
        href: settingsPath(names, name),
        label: label(t),
        icon,
      }))}
    />
  );
}
