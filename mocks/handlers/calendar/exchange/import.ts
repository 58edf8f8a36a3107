import type { components } from '#generated/calendar/types.ts';
import { findZone, knownZone, type Zone } from '../../../time/zones.ts';
import type { ServerText } from '../../../translations/server-texts.ts';
import { commitChange, type EventEdit } from '../../../world/calendar/commit.ts';
import { hasRight } from '../../../world/calendar/roles.ts';
import { invalidField, permissionDenied } from '../../admin-support.ts';
import { type CalendarCall, type CalendarHandlers, signatureFor } from '../calendar-call.ts';
import type { FileEvent } from './file-event.ts';
import { decodeText, type Encoding, hasMoreLines, plainBytes } from './file-text.ts';
import { type Import, importedEvents } from './imported-events.ts';
import { type Column, readCsv } from './read-csv.ts';
import { readIcs } from './read-ics.ts';

type ImportField = components['schemas']['ImportField'];
type ImportedEvent = components['schemas']['ImportedEvent'];

const mostEvents = 10_000;
const mostLines = 500_000;
const mostBytes = 10 * 1024 * 1024;
const fields: readonly ImportField[] = [
  ...(['title', 'start_date', 'start_time', 'end_date', 'end_time'] as const),
  ...(['all_day', 'sub_calendar', 'who', 'location', 'notes'] as const),
];

export const importCalls = {
  async importEvents(call) {
    const { access, body, files } = call;
    const { state, roleFor } = access;
    const target = state.subCalendars.find(({ id }) => id === body.sub_calendar_id);
    if (!target || roleFor(target.id) === 'no_access') {
      return invalidField('sub_calendar_id', 'There is no such sub-calendar.');
    }
    if (!hasRight(roleFor(target.id), 'add')) return permissionDenied;
    const columns = readColumns(body.columns);
    if (!columns) return invalidField('columns', 'The columns cannot be read.');
    const zone = body.tz === undefined ? calendarZone(call) : findZone(body.tz);
    if (!zone) return invalidField('tz', 'There is no such time zone.');
    const bytes = files?.get('file') ?? new TextEncoder().encode(body.file);
    const file = await readFile(bytes, zone, columns);
    if (!file.events) return invalidField('file', file.refusal);
    if (file.events.length === 0) return invalidField('file', 'There are no events in this file.');
    const planTarget = { zone, target: target.id };
    const { rows, edits } = await plannedInPeace(call, (isPatient) =>
      importedEvents(call, file.events, { ...planTarget, isPatient }),
    );
    const isDryRun = body.dry_run ?? false;
    const counts = countOutcomes(rows);
    return {
      status: 200,
      body: {
        format: file.format,
        encoding: file.encoding,
        tz: zone.name,
        sub_calendar_id: target.id,
        dry_run: isDryRun,
        accepted: counts.new + counts.changed,
        refused: counts.refused,
        counts,
        columns: [...file.columns],
        events: [...rows],
        undo: isDryRun || edits.length === 0 ? null : committed(call, edits),
      },
    };
  },
} satisfies CalendarHandlers;

function calendarZone({ access }: CalendarCall<'importEvents'>): Zone {
  return knownZone(access.state.settings.date_time.time_zone);
}

const patientAttempts = 3;

/** Plans again if the calendar has changed meanwhile, as other calls go on; in the end without letting them. */
async function plannedInPeace(
  { access }: CalendarCall<'importEvents'>,
  plan: (isPatient: boolean) => Promise<Import>,
): Promise<Import> {
  for (let attempt = 1; ; attempt += 1) {
    const { token } = access.state.log;
    const planned = await plan(attempt <= patientAttempts);
    if (access.state.log.token === token) return planned;
  }
}

function countOutcomes(rows: readonly ImportedEvent[]) {
  const counts = { new: 0, changed: 0, same: 0, canceled: 0, older: 0, refused: 0 };
  for (const { outcome } of rows) counts[outcome] += 1;
  return counts;
}

function committed(call: CalendarCall<'importEvents'>, edits: readonly EventEdit[]) {
  return commitChange(call.access.state, { edits, eventId: null }, signatureFor(call)).undo;
}

type ReadFile =
  | {
      readonly format: 'ics' | 'csv';
      readonly encoding: Encoding;
      readonly columns: readonly Column[];
      readonly events: readonly FileEvent[];
    }
  | { readonly events?: undefined; readonly refusal: ServerText };

async function readFile(
  file: Uint8Array,
  zone: Zone,
  columns: Record<string, ImportField | null>,
): Promise<ReadFile> {
  if (file.length > mostBytes) return { refusal: 'The file is too large.' };
  const { bytes, isUtf16 } = plainBytes(file);
  if (hasMoreLines(bytes, mostLines)) return { refusal: 'The file has too many lines.' };
  const utf16 = isUtf16 ? ({ encoding: 'utf-16' } as const) : {};
  if (isCalendar(bytes)) {
    const ics = await readIcs(bytes, zone, mostEvents);
    return ics.events ? { format: 'ics', columns: [], ...ics, ...utf16 } : ics;
  }
  const { text, encoding } = decodeText(bytes);
  const csv = await readCsv(text, zone, columns, mostEvents);
  return csv.events ? { format: 'csv', encoding, ...csv, ...utf16 } : csv;
}

/** Returns whether a file begins as iCalendar does, apart from empty lines. */
function isCalendar(bytes: Uint8Array): boolean {
  const start = String.fromCharCode(...bytes.subarray(0, 200));
  return /^\s*BEGIN:VCALENDAR\b/i.test(start);
}

/** The fields of columns by heading; undefined if that is no such JSON. */
function readColumns(text: string | undefined): Record<string, ImportField | null> | undefined {
  if (text === undefined) return {};
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return undefined;
    const isField = (fieldName: unknown) =>
      fieldName === null || fields.some((field) => field === fieldName);
    // Every value has just been checked.
    return Object.values(value).every(isField)
      ? (value as ReturnType<typeof readColumns>)
      : undefined;
  } catch {
    return undefined;
  }
}
