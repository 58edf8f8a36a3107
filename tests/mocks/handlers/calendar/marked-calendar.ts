import type { Permission } from '#mocks/seed/calendar/records.ts';
import { storyFile } from '#mocks/seed/story-file.ts';
import { openMock, storyClock } from '../../support.ts';
import { openCalendar, rowingClub, type SavedEvent } from './calendar-browser.ts';

/** The sub-calendars of the marked events, by what most readers may do there. */
export type Place = 'open' | 'covered' | 'hidden' | 'closed';

/** Somebody with a key, and the roles that it gives. */
export interface Reader {
  readonly name: string;
  /** The closed sub-calendar is not active, so that only administrators see it. */
  readonly roles: Readonly<Record<Place, Permission>>;
}

/** Something that only some readers may get to know. */
export interface Mark {
  readonly label: string;
  readonly pattern: RegExp;
  readonly isKnownTo: (reader: Reader) => boolean;
}

const seeing: ReadonlySet<Permission> = new Set([
  ...(['admin', 'modify', 'modify_from_same_link', 'add_only', 'read_only'] as const),
  // Everything was added in this visit.
  'add_only_without_details',
]);

/** Who adds the marked events is none of the readers, and they are older than half an hour. */
const mayChange = (role: Permission) => role === 'admin' || role === 'modify';

const knowsPlace = (places: readonly Place[]) => (reader: Reader) =>
  places.some((place) => reader.roles[place] !== 'no_access');

const seesDetails = (places: readonly Place[]) => (reader: Reader) =>
  places.some((place) => seeing.has(reader.roles[place]));

const seesRestricted = (places: readonly Place[]) => (reader: Reader) =>
  seesDetails(places)(reader) && places.every((place) => mayChange(reader.roles[place]));

const mayChangeSome = ({ roles }: Reader) =>
  Object.values(roles).some((role) => /^(admin|modify|add)/.test(role));

/** The minute at which only hidden occurrences begin. */
const hiddenMinute = '33';

/** Words that nothing else contains, and who may read them. */
class Marks {
  readonly all: Mark[] = [];

  add(label: string, isKnownTo: Mark['isKnownTo']): string {
    const word = `mk${this.all.length}x`;
    this.all.push({ label, pattern: new RegExp(word), isKnownTo });
    return word;
  }

  addPattern(label: string, pattern: RegExp, isKnownTo: Mark['isKnownTo']) {
    this.all.push({ label, pattern, isKnownTo });
  }

  /** Marked texts of an event on some sub-calendars, for those who also see its details where it is now. */
  texts(label: string, on: readonly Place[], now = on) {
    const seesNow = seesDetails(now);
    const isKnown = (reader: Reader) => seesDetails(on)(reader) && seesNow(reader);
    const isRestrictedKnown = (reader: Reader) => seesRestricted(on)(reader) && seesNow(reader);
    const text = (field: string) => this.add(`${field} of ${label}`, isKnown);
    return {
      ...{ title: text('title'), who: text('who'), location: text('location') },
      notes: text('notes'),
      custom: {
        '1011': text('custom field'),
        '1014': this.add(`restricted field of ${label}`, isRestrictedKnown),
      },
    };
  }

  /** A file with a marked name. */
  files(label: string, on: readonly Place[], now = on) {
    const { handle, url } = storyFile;
    const isKnown = (reader: Reader) => seesDetails(on)(reader) && seesDetails(now)(reader);
    const name = this.add(`file of ${label}`, isKnown);
    return { add_attachments: [{ name, size: 24_576, mimetype: 'image/png', handle, url }] };
  }
}

type Marked = Awaited<ReturnType<typeof openMarkedCalendar>>;
type Steps = Pick<Marked, 'marks' | 'ids'> & {
  readonly club: ReturnType<typeof openCalendar>;
  readonly on: (...places: Place[]) => number[];
  readonly note: (event: SavedEvent['event']) => void;
};

const signup = { limit: null, deadline: null, visibility: 'all_users' } as const;

/** The rowing club with marked events in July, and a reader's calls. */
export async function openMarkedCalendar(reader: Reader) {
  const mock = await openMock({ clock: storyClock });
  await mock.logIn('owner@example.com');
  const club = openCalendar(mock, rowingClub);
  const marks = new Marks();
  const subCalendars = new Map<Place, number>();
  for (const place of ['open', 'covered', 'hidden', 'closed'] as const) {
    const name = marks.add(`name of the ${place} sub-calendar`, knowsPlace([place]));
    const { id } = await (await club.post('/sub-calendars', { name, color: 'pink' })).json();
    marks.addPattern(
      `id of the ${place} sub-calendar`,
      new RegExp(`\\b${id}\\b`),
      knowsPlace([place]),
    );
    subCalendars.set(place, id);
  }
  const on = (...places: Place[]) => places.map((place) => subCalendars.get(place) ?? 0);
  const name = marks.add('name of a restricted field', mayChangeSome);
  const field = { type: 'text', name, visibility: 'users_with_modify_permission' };
  await club.post('/event-fields', field);
  const { sync_token: created } = await club.configuration();
  const ids: string[] = [];
  const note = ({ id }: SavedEvent['event']) => ids.push(id);
  const steps = { marks, ids, club, on, note };
  await addSimpleEvents(steps);
  const stranger = marks.add('who changed a hidden event', seesDetails(['hidden']));
  const { key: strange } = await (
    await club.post('/keys', { name: stranger, role: 'modify' })
  ).json();
  await addMovingEvents(steps, openCalendar(mock.beside(), strange));
  const { sync_token: moved } = await club.configuration();
  await addSeries(steps);
  await club.send('PATCH', `/sub-calendars/${on('closed')[0]}`, { active: false });
  await mock.post('/__mock__/clock', { now: '2026-03-02T10:00:00Z' });
  const roles = Object.entries(reader.roles).map(([place, role]) => ({
    sub_calendar_id: subCalendars.get(place as Place),
    role,
  }));
  const isSame = new Set(Object.values(reader.roles)).size === 1;
  const share = isSame ? { role: roles[0]?.role } : { role: 'mixed', sub_calendar_roles: roles };
  const { key } = await (await club.post('/keys', { name: 'Reader', ...share })).json();
  const browser = mock.beside();
  return { marks, ids, tokens: [created, moved], key, browser, club, on };
}

/** Events that have stayed where they are. */
async function addSimpleEvents({ marks, club, on, note }: Steps) {
  const kinds: readonly (readonly Place[])[] = [
    ...([['open'], ['covered'], ['hidden'], ['closed']] as const),
    ...([
      ['open', 'hidden'],
      ['covered', 'hidden'],
      ['open', 'covered'],
    ] as const),
  ];
  for (const [index, places] of kinds.entries()) {
    const isHidden = places.length === 1 && places[0] === 'hidden';
    const label = `an event on ${places.join(' and ')}`;
    const minute = isHidden ? hiddenMinute : '10';
    const { event } = await club.create({
      ...marks.texts(label, places),
      ...marks.files(label, places),
      ...{ start: `2026-07-0${index + 1}T08:${minute}`, end: `2026-07-0${index + 1}T09:00` },
      ...{ all_day: false, sub_calendar_ids: on(...places), signup },
    });
    note(event);
    if (isHidden) {
      marks.addPattern('id of a hidden event', new RegExp(`\\b${event.id}\\b`), knowsPlace(places));
      marks.addPattern('a hidden time', /[T,]\d\d:33|T\d\d33\d\d/, knowsPlace(places));
    }
    const message = marks.add(`comment on ${label}`, seesDetails(places));
    await club.post(`/events/${event.id}/comments`, { message });
    const name = marks.add(`sign-up for ${label}`, seesDetails(places));
    await club.post(`/events/${event.id}/signups`, { name });
  }
  const { event } = await club.create({
    ...{ title: 'Regatta', start: '2026-07-09T08:00', end: '2026-07-09T09:00', all_day: false },
    ...{ sub_calendar_ids: on('open') },
    signup: { ...signup, visibility: 'users_with_modify_permission' },
  });
  note(event);
  const name = marks.add('restricted sign-up', seesRestricted(['open']));
  await club.post(`/events/${event.id}/signups`, { name });
}

/** Events that have been elsewhere, with other texts. */
async function addMovingEvents(
  { marks, club, on, note }: Steps,
  stranger: ReturnType<typeof openCalendar>,
) {
  const ways = [
    [['hidden'], ['open']],
    [['covered'], ['open']],
    [['open'], ['hidden']],
    [['open', 'covered'], ['open']],
  ] as const;
  for (const [index, [from, to]] of ways.entries()) {
    const times = { start: `2026-07-1${index}T08:10`, end: `2026-07-1${index}T09:00` };
    const isFromHidden = from[0] === 'hidden';
    const before = `an event that was on ${from.join(' and ')}`;
    const { event } = await (isFromHidden ? stranger : club).create({
      ...{ ...marks.texts(before, from, to), ...marks.files(before, from, to) },
      ...{ ...times, all_day: false, sub_calendar_ids: on(...from) },
    });
    note(event);
    let { version } = event;
    if (isFromHidden) {
      const location = marks.add(`former location of ${before}`, seesDetails(from));
      version = (await stranger.update(event.id, { version, location })).event.version;
    }
    const after = `an event that is now on ${to.join(' and ')}`;
    await club.update(event.id, {
      ...{ ...marks.texts(after, to), sub_calendar_ids: on(...to), version },
      remove_attachment_ids: event.attachments?.map(({ id }) => id),
    });
  }
}

/** Series, with occurrences elsewhere. */
async function addSeries({ marks, club, on, note }: Steps) {
  const list = async ({ series_id }: SavedEvent['event']) =>
    (await club.list('2026-07-01', '2026-08-31')).filter((one) => one.series_id === series_id);
  const create = async (label: string, place: Place, interval: number) => {
    const rrule = `FREQ=DAILY;INTERVAL=${interval};COUNT=4`;
    marks.addPattern(`rule of ${label}`, new RegExp(`INTERVAL=${interval}`), seesDetails([place]));
    const { event } = await club.create({
      ...{ ...marks.texts(label, [place]), ...marks.files(label, [place]), rrule, all_day: false },
      ...{ start: `2026-07-15T1${interval}:2${interval}`, end: `2026-07-15T1${interval}:50` },
      sub_calendar_ids: on(place),
    });
    return list(event);
  };
  const move = async (event: SavedEvent['event'] | undefined, to: Place, label: string) => {
    const minute = to === 'hidden' ? hiddenMinute : '40';
    const files = event?.attachments?.map(({ id }) => id);
    await club.update(event?.id ?? '', {
      ...{ ...marks.texts(label, [to]), sub_calendar_ids: on(to), version: event?.version },
      ...{ start: `2026-07-25T08:${minute}`, end: '2026-07-25T09:50' },
      remove_attachment_ids: files,
    });
  };
  const [, open, toHidden, toCovered] = await create('a series on open', 'open', 2);
  await move(toHidden, 'hidden', 'an occurrence moved to hidden');
  await move(toCovered, 'covered', 'an occurrence moved to covered');
  const [hidden, toOpen] = await create('a series on hidden', 'hidden', 3);
  await move(toOpen, 'open', 'an occurrence moved from hidden');
  // The one that has been moved still tells its own former time.
  const times = /2026-?07-?(15|21|24)[T,]1[13]:?23/;
  marks.addPattern('times of a series on hidden', times, knowsPlace(['hidden']));
  const [covered] = await create('a series on covered', 'covered', 5);
  // From an occurrence that is hidden, so that the history has its state. The covered one keeps its own location.
  const location = marks.add('location of all of a series', seesDetails(['open', 'hidden']));
  const { version } = await club.event(toHidden?.id ?? '');
  await club.update(toHidden?.id ?? '', { version, scope: 'all', location });
  for (const one of [open, toHidden, toCovered, hidden, toOpen, covered]) if (one) note(one);
}
