import type { EventRecord } from '../../seed/calendar/records.ts';
import { nextLicense } from '../../seed/licenses.ts';
import { isCustom } from '../../world/calendar/field-types.ts';
import { listFiles } from '../../world/calendar/series.ts';
import type { CalendarHandlers } from './calendar-call.ts';
import { allMembers } from './members.ts';

export const licenseCalls = {
  getLicenseUsage(call) {
    const { calendar, state } = call.access;
    const used = {
      sub_calendars: state.subCalendars.length,
      custom_fields: state.fields.filter(isCustom).length,
      keys: calendar.keys.length,
      members: allMembers(call).length,
      storage: state.events.list().reduce((sum, record) => sum + sizeOfFiles(record), 0),
    };
    const { license, features } = calendar.license;
    return { status: 200, body: { license, features, used, next: nextLicense(license) } };
  },
} satisfies CalendarHandlers;

function sizeOfFiles(record: EventRecord): number {
  return listFiles(record).reduce((sum, { size }) => sum + size, 0);
}
