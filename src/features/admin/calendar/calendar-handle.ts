import { setCalendarAttributes } from '#generated/admin/fetchers.ts';
import type { RecordHandle } from '../acts/open-record.ts';
import { appActs, listApps } from '../apps/AppActs.tsx';
import { type AttributeOwner, newAttributeAct } from '../attributes/AttributeActs.tsx';
import { calendarTabs } from '../records/record-tabs.ts';
import { activationAct, keyActivationAct, resetPasswordAct, restoreAct } from './CalendarActs.tsx';
import type { CalendarData, CalendarDetails } from './calendar-data.ts';
import { enterLicenseAct } from './subscription/LicenseActs.tsx';

/** The calendar as the owner of its attributes. */
export function describeCalendar({ calendar, attributes }: CalendarDetails): AttributeOwner {
  const { id, title } = calendar;
  return {
    id: 'calendar',
    tab: 'attributes',
    name: title,
    attributes,
    operation: 'setCalendarAttributes',
    save: (changes, options) =>
      setCalendarAttributes({ path: { id }, body: { attributes: changes } }, options),
    noteOn: id,
  };
}

/** The page's data and acts that the palette offers. */
export const calendarHandle: RecordHandle<CalendarData> = {
  tabs: calendarTabs,
  acts: ({ details, subscription }, context) => [
    resetPasswordAct(details, context),
    activationAct(details, context),
    ...details.keys.map((key) => keyActivationAct(details, context, key)),
    enterLicenseAct(subscription, context),
    newAttributeAct(describeCalendar(details), context),
    ...listApps(details.organization, details.calendar.id).flatMap((app) =>
      Object.values(appActs(app, context)),
    ),
    ...details.restore_points.map((point) => restoreAct(details, context, point)),
  ],
};
