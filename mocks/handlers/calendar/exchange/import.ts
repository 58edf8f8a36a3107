import type { components } from '#generated/calendar/types.ts';
import type { Zone } from '../../../time/zones.ts';
import { plannedCreation } from '../../../world/calendar/change-event.ts';
import { commitChange } from '../../../world/calendar/commit.ts';
import { hasRight } from '../../../world/calendar/roles.ts';
import { invalidField, permissionDenied } from '../../admin-support.ts';
import { type CalendarCall, type CalendarHandlers, signatureFor } from '../calendar-call.ts';
import { importedEvents } from './imported-events.ts';
import { type Column, readCsv } from './read-csv.ts';
import { readIcs } from './read-ics.ts';

type ImportField = components['schemas']['ImportField'];

const mostEvents = 5000;
const fields: readonly ImportField[] = [
  ...(['title', 'start_date', 'start_time', 'end_date', 'end_time'] as const),
  ...(['all_day', 'sub_calendar', 'who', 'location', 'notes'] as const),
];

export const importCalls = {
  importEvents(call) {
    const { access, body, viewer } = call;
    const { state, roleFor } = access;
    const { zone } = viewer;
    const target = state.subCalendars.find(({ id }) => id === body.sub_calendar_id);
    if (!target || roleFor(target.id) === 'no_access') {
      return invalidField('sub_calendar_id', 'There is no such sub-calendar.');
    }
    if (!hasRight(roleFor(target.id), 'add')) return permissionDenied;
    const columns = readColumns(body.columns);
    if (!columns) return invalidField('columns', 'The columns cannot be read.');
    const file = readFile(body.file, zone, columns);
    if (!file) return invalidField('file', 'This is neither iCalendar nor CSV.');
    if (file.events.length > mostEvents) {
      return invalidField('file', 'The file has too many events.');
    }
    const events = importedEvents(call, file.events, { zone, target: target.id });
    const acceptedEvents = events.filter(({ view }) => view.problem === null);
    const isDryRun = body.dry_run ?? false;
    const records = acceptedEvents.flatMap(({ record }) => record ?? []);
    const undo = isDryRun || records.length === 0 ? null : committed(call, records);
    return {
      status: 200,
      body: {
        format: file.format,
        dry_run: isDryRun,
        accepted: acceptedEvents.length,
        refused: events.length - acceptedEvents.length,
        columns: [...file.columns],
        events: events.map(({ view }) => view),
        undo,
      },
    };
  },
} satisfies CalendarHandlers;

function committed(
  call: CalendarCall<'importEvents'>,
  records: readonly NonNullable<ReturnType<typeof importedEvents>[number]['record']>[],
) {
  const edits = records.flatMap((record) => plannedCreation(record).change.edits);
  return commitChange(call.access.state, { edits, eventId: null }, signatureFor(call)).undo;
}

function readFile(text: string, zone: Zone, columns: Record<string, ImportField | null>) {
  if (/^\uFEFF?\s*BEGIN:VCALENDAR/i.test(text)) {
    const noColumns: readonly Column[] = [];
    return { format: 'ics', columns: noColumns, events: readIcs(text, zone) } as const;
  }
  const csv = readCsv(text, zone, columns);
  const isTable = csv.columns.some(({ field }) => field === 'title' || field === 'start_date');
  return isTable ? ({ format: 'csv', ...csv } as const) : undefined;
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
