import type { components } from '#generated/admin/types.ts';
import type { CalendarExtras } from '../seed/calendar-extras.ts';
import { createPassword } from '../seed/secrets.ts';
import type { UserRecord } from '../seed/user-record.ts';
import { newPasswordNote } from '../world/calendar/sharing.ts';
import { calendarDetails } from '../world/calendar-details.ts';
import { findCalendars } from '../world/calendar-search.ts';
import { isoTime } from '../world/times.ts';
import {
  answerIfFound,
  invalidField,
  notFound,
  prependEntry,
  signature,
  slicePage,
} from './admin-support.ts';
import type { Call, Handlers, OperationId } from './handler.ts';

type Schemas = components['schemas'];

export const adminCalendarCalls = {
  searchCalendars: ({ query, world }) => ({
    status: 200,
    body: world.resolveTimes<Schemas['CalendarSearchPage']>(
      slicePage(findCalendars(world.calendars.list(), query), query),
    ),
  }),

  getCalendarDetails: ({ path, world }) => answerIfFound(calendarDetails(world, path.id)),

  deactivateCalendar(call) {
    const { calendarId, keyId = null, active } = call.body;
    const { calendars, calendarExtras } = call.world;
    const calendar = calendars.get(calendarId);
    if (!calendar) return notFound;
    const verb = active ? 'Activated' : 'Deactivated';
    if (keyId === null) {
      calendars.set({ ...calendar, active });
      changeExtras(call, calendarId, `${verb} the calendar.`, {});
    } else {
      const { keys } = calendarExtras.get(calendarId);
      const changedKey = keys.find(({ id }) => id === keyId);
      if (!changedKey) return notFound;
      changeExtras(call, calendarId, `${verb} the key “${changedKey.label}”.`, {
        keys: keys.map((key) => (key === changedKey ? { ...key, active } : key)),
      });
    }
    return answerIfFound(calendarDetails(call.world, calendarId));
  },

  resetCalendarPassword(call) {
    const { id } = call.path;
    const { calendars, calendarExtras, closedCalendars } = call.world;
    if (!calendars.get(id)) return notFound;
    const { password: before, audit } = calendarExtras.get(id);
    const password = createPassword(id, audit.length);
    changeExtras(call, id, newPasswordNote, { password });
    closedCalendars.add(id);
    return { status: 200, body: { password, closed_sessions: before === null ? 0 : id % 7 } };
  },

  setCalendarAttributes(call) {
    const { id } = call.path;
    const { calendars, calendarExtras } = call.world;
    if (!calendars.get(id)) return notFound;
    const before = calendarExtras.get(id).attributes;
    const attributes = { ...before, ...call.body.attributes };
    const changedNames = Object.keys(attributes).filter(
      (name) => (before[name] ?? null) !== attributes[name],
    );
    const names = changedNames.join(', ').slice(0, 1900);
    changeExtras(call, id, `Changed attributes: ${names || 'none'}.`, { attributes });
    return answerIfFound(calendarDetails(call.world, id));
  },

  restoreCalendar(call) {
    const { id, x } = call.path;
    const { calendars, calendarExtras } = call.world;
    const calendar = calendars.get(id);
    if (!calendar) return notFound;
    const points = calendarExtras.get(id).restore_points;
    const point = points.find((candidate) => candidate.id === x);
    if (!point) return notFound;
    const restored_at = isoTime(call.now);
    changeExtras(call, id, `Took the calendar back to ${call.world.date(point.created_at)}.`, {
      restore_points: points.map((restorePoint) =>
        restorePoint === point ? { ...point, restored_at } : restorePoint,
      ),
    });
    return answerIfFound(calendarDetails(call.world, id));
  },

  createAuditNote(call) {
    const { path, body, world } = call;
    const text = body.note.trim();
    if (!world.calendars.get(path.id)) return notFound;
    const note = { kind: 'note', text } as const;
    if (body.about && !addToRecord(call, body.about, note)) return notFound;
    const entry = addNote(call, path.id, text);
    return { status: 201, body: world.resolveTimes<Schemas['AuditEntry']>(entry) };
  },

  reportCopy(call) {
    const { kind, id } = call.body;
    const missingField = findMissing(call.body);
    if (missingField) return invalidField(missingField, 'Please fill in this field.');
    const text = describeCopy(call.body);
    if (kind === 'none' || id === undefined) {
      addToRecord(call, { kind: 'user', id: call.account.id }, { kind: 'change', text });
      return { status: 204 };
    }
    if (kind !== 'calendar') {
      return addToRecord(call, { kind, id }, { kind: 'change', text }) ? { status: 204 } : notFound;
    }
    if (!call.world.calendars.get(id)) return notFound;
    changeExtras(call, id, text, {});
    return { status: 204 };
  },
} satisfies Handlers<UserRecord>;

/** A call whose caller signs entries. */
type SignedCall = Pick<Call<OperationId, UserRecord>, 'world' | 'account' | 'now'>;

const copyTexts: Readonly<Record<Exclude<Schemas['CopyReport']['copied'], 'rows'>, string>> = {
  email: 'Copied an email address.',
  key: 'Copied a key.',
  password: 'Copied the new password.',
  link: 'Copied a link.',
  record: 'Copied the raw data.',
};

/** The field that this kind of copy needs, if it is missing. */
function findMissing({ kind, id, copied, table, rows }: Schemas['CopyReport']) {
  if (kind !== 'none' && id === undefined) return 'id';
  if (copied !== 'rows') return undefined;
  if (table === undefined) return 'table';
  return rows === undefined ? 'rows' : undefined;
}

function describeCopy({ kind, copied, table, rows }: Schemas['CopyReport']): string {
  if (copied === 'rows') return `Exported ${rows} rows of ${table}.`;
  if (copied === 'email' && kind === 'none') return 'Copied an email address without an account.';
  return copyTexts[copied];
}

/** Adds an entry to the record that it is about. Returns whether there is one. */
function addToRecord(
  call: SignedCall,
  { kind, id }: NonNullable<Schemas['AuditNoteRequest']['about']>,
  entry: Pick<Schemas['UserHistoryEntry'], 'kind' | 'text'>,
): boolean {
  const { users, organizations, organizationNotes } = call.world;
  if (kind === 'organization') {
    if (!organizations.get(id)) return false;
    const notes = organizationNotes.get(id);
    organizationNotes.set(id, prependEntry(notes, { text: entry.text, ...signature(call) }));
    return true;
  }
  const user = users.get(id);
  if (!user) return false;
  const history = prependEntry(user.history, { ...entry, ...signature(call) });
  call.world.changeUser(id, { history });
  return true;
}

/** Adds a note to a calendar's audit. */
export function addNote(call: SignedCall, id: number, text: string) {
  const { calendarExtras } = call.world;
  const extras = calendarExtras.get(id);
  const audit = prependEntry(extras.audit, { kind: 'note', text, ...signature(call) });
  calendarExtras.set(id, { ...extras, audit });
  return audit[0];
}

/** Changes a calendar's data, and records in its audit log who did what. */
export function changeExtras(
  call: SignedCall,
  id: number,
  text: string,
  changes: Partial<CalendarExtras>,
) {
  const { calendarExtras } = call.world;
  const extras = calendarExtras.get(id);
  const audit = prependEntry(extras.audit, { kind: 'change', text, ...signature(call) });
  calendarExtras.set(id, { ...extras, ...changes, audit });
}
