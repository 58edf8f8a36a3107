import { rights } from '#generated/calendar/rights.ts';
import type { Answer } from '../../contract/answer.ts';
import type { UserRecord } from '../../seed/user-record.ts';
import {
  type Access,
  isOpen,
  mayIn,
  openCalendar,
  type Visitor,
} from '../../world/calendar/access.ts';
import { permissionDenied } from '../admin-support.ts';
import { calendarConfigurationCalls, publicCalendarAccessCalls } from './calendar.ts';
import type { CalendarHandlers } from './calendar-call.ts';
import { calendarChangeCalls } from './calendar-changes.ts';
import { changeFeedCalls } from './changes.ts';
import { commentCalls } from './comments.ts';
import { deletedEventCalls } from './deleted-events.ts';
import { eventFieldCalls } from './event-fields.ts';
import { eventPreviewCalls } from './event-previews.ts';
import { eventWriteCalls } from './event-writes.ts';
import { eventCalls } from './events.ts';
import { exportCalls } from './exchange/export.ts';
import { importCalls } from './exchange/import.ts';
import { historyCalls } from './history.ts';
import { keyCalls } from './keys.ts';
import { licenseCalls } from './license.ts';
import { memberCalls } from './members.ts';
import { pointerCalls, publicPointerCalls } from './pointers.ts';
import { reminderCalls } from './reminders.ts';
import { calendarSettingsCalls } from './settings.ts';
import { signupCalls } from './signups.ts';
import { subCalendarCalls } from './sub-calendars.ts';

/** Operations of an open calendar. */
export const openCalendarHandlers: CalendarHandlers = {
  ...calendarConfigurationCalls,
  ...eventCalls,
  ...eventWriteCalls,
  ...eventPreviewCalls,
  ...changeFeedCalls,
  ...historyCalls,
  ...calendarChangeCalls,
  ...deletedEventCalls,
  ...commentCalls,
  ...signupCalls,
  ...pointerCalls,
  ...subCalendarCalls,
  ...eventFieldCalls,
  ...calendarSettingsCalls,
  ...licenseCalls,
  ...keyCalls,
  ...memberCalls,
  ...exportCalls,
  ...importCalls,
};

/** Operations of an open calendar that require a session, too. */
export const userCalendarHandlers: CalendarHandlers<UserRecord> = { ...reminderCalls };

/** Operations that need no open calendar. */
export const publicCalendarHandlers = { ...publicCalendarAccessCalls, ...publicPointerCalls };

/**
 * The calendar in a call's address, or the refusal of a visitor without the right that the document requires. Undefined
 * for calls that need none.
 */
export function openedFor(
  operationId: string,
  path: Readonly<Record<string, unknown>>,
  visitor: Visitor,
): Access | Answer | undefined {
  const requiredRights: readonly string[] = isCalendarOperation(operationId)
    ? rights[operationId]
    : [];
  if (requiredRights.length === 0) return undefined;
  const openedAccess = openCalendar(visitor, String(path['calendar']));
  if (!isOpen(openedAccess)) return openedAccess;
  const may = (['read', 'add', 'change', 'administer'] as const).some(
    (right) => requiredRights.includes(right) && mayIn(openedAccess, right),
  );
  if (may) return openedAccess;
  return operationId === 'getCalendar' ? openingDenied(openedAccess) : permissionDenied;
}

/** Names the owner only to users on whose list the calendar is. */
function openingDenied({ kind, calendar }: Access): Answer {
  const { status, body } = permissionDenied;
  return kind === 'user'
    ? { status, body: { ...body, owner_name: calendar.owner.name } }
    : permissionDenied;
}

function isCalendarOperation(id: string): id is keyof typeof rights {
  return id in rights;
}
