import { atom, useSetAtom } from 'jotai';
import {
  getCalendar,
  type UpdateCalendarSettingsInput,
  updateCalendarSettings,
} from '#generated/calendar/fetchers.ts';
import { type ActionOptions, useAction } from '#src/actions/use-action.ts';
import { useShowFailure } from '#src/actions/use-show-failure.ts';
import { verifyBy } from '#src/actions/verify-by.ts';
import { message } from '#src/i18n/message.ts';
import { settingsAtom } from '#src/settings/settings-atom.ts';
import { statusAtom, undoAction } from '#src/status/status.ts';
import { changedValues } from '#src/ui/form/field-values.ts';
import type { CalendarSettings } from './settings-part.ts';

export type SettingsChanges = UpdateCalendarSettingsInput['body'];

interface Edit {
  changes: SettingsChanges;
  /** The previous values, for undo; null if they cannot be restored. */
  before: SettingsChanges | null;
}

/**
 * Saves changes of one section of a calendar's settings, and offers to undo them.
 * @param onFailure handles errors if no form shows them.
 */
export function useSettingsChange(
  address: string,
  onFailure?: NonNullable<ActionOptions<Edit, CalendarSettings>['onFailure']>,
) {
  const showStatus = useSetAtom(statusAtom);
  const adopt = useSetAtom(adoptTitleAtom);
  const path = { calendar: address };
  const readSettings = (_: object, options: { signal: AbortSignal }) =>
    getCalendar({ path }, options);
  const undo = useAction({
    call: (body: SettingsChanges, options) => updateCalendarSettings({ path, body }, options),
    verify: verifyBy(readSettings, ({ settings }, body: SettingsChanges) =>
      findChanges(settings, body),
    ),
    onSuccess: (settings) => {
      adopt(settings);
      showStatus({ type: 'success', text: message('settings:Your changes are undone.') });
    },
    onFailure: useShowFailure(() => message('settings:Your changes are still in place.')),
    whenLeft: 'finish',
  });
  return useAction({
    call: ({ changes }: Edit, options) => updateCalendarSettings({ path, body: changes }, options),
    verify: verifyBy(readSettings, ({ settings }, { changes }: Edit) =>
      findChanges(settings, changes),
    ),
    onSuccess: (settings, { before }) => {
      adopt(settings);
      showStatus({
        type: 'success',
        text: message('settings:The settings are saved.'),
        ...(before && { action: undoAction(() => undo.run(before)) }),
      });
    },
    ...(onFailure && { onFailure }),
  });
}

/** Shows the calendar's new title in the page's header and in the window's title at once. */
const adoptTitleAtom = atom(null, (get, set, { identity: { title } }: CalendarSettings) => {
  const hostSettings = get(settingsAtom);
  if (title !== hostSettings.appTitle) set(settingsAtom, { ...hostSettings, appTitle: title });
});

/** The settings, if they contain the changes. */
function findChanges(
  settings: CalendarSettings,
  { general_settings, date_time, calendar_views, identity = {} }: SettingsChanges,
): { data: CalendarSettings } | null {
  // An upload has another address once it is the logo.
  const { logo, ...otherIdentity } = identity;
  const hasLogo = logo === undefined || (logo === null) === (settings.identity.logo_url === null);
  const contains = <Section extends object>(section: Section, changes: object = {}) =>
    Object.keys(changedValues(section, { ...section, ...changes })).length === 0;
  const isMade =
    hasLogo &&
    contains(settings.general_settings, general_settings) &&
    contains(settings.date_time, date_time) &&
    contains(settings.calendar_views, calendar_views) &&
    contains(settings.identity, otherIdentity);
  return isMade ? { data: settings } : null;
}
