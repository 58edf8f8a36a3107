import { describe, expect, it } from 'vitest';
import { type ContractOperation, loadOperations } from '#mocks/contract/operations.ts';
import type { Permission } from '#mocks/seed/calendar/records.ts';
import { openCalendar } from './calendar-browser.ts';
import { type Mark, openMarkedCalendar, type Reader } from './marked-calendar.ts';

const operations = await loadOperations(['calendar']);
const range = { start_date: '2026-07-01', end_date: '2026-07-31' } as const;

const same = (role: Permission): Reader => ({
  name: role,
  roles: { open: role, covered: role, hidden: role, closed: role === 'admin' ? role : 'no_access' },
});

const mixed = (open: Permission, covered: Permission): Reader => ({
  name: `${open}, ${covered} and no_access`,
  roles: { open, covered, hidden: 'no_access', closed: 'no_access' },
});

const readers: readonly Reader[] = [
  ...(['admin', 'modify', 'modify_from_same_link'] as const).map(same),
  ...(['modify_from_same_link_without_details', 'add_only'] as const).map(same),
  ...(['add_only_without_details', 'read_only', 'read_only_without_details'] as const).map(same),
  same('no_access'),
  mixed('read_only', 'read_only_without_details'),
  mixed('modify', 'read_only_without_details'),
  mixed('modify', 'no_access'),
  mixed('modify_from_same_link', 'modify_from_same_link_without_details'),
  mixed('read_only_without_details', 'modify'),
];

type Opened = Awaited<ReturnType<typeof openMarkedCalendar>>;

/** What a call may be made with, by the name of its parameter. */
type Values = Readonly<Record<string, readonly string[]>>;

/** The addresses of a read, with every combination of values. Those of a parameter without values are not known. */
function listAddresses({ id, path, definition }: ContractOperation, values: Values): string[] {
  const findValues = (name: string) => {
    const known = values[name];
    if (!known) throw new Error(`Give the walk values for ${name} of ${id}.`);
    return known;
  };
  const inPath = definition.request?.path ?? [];
  const paths = inPath.reduce(
    (some, { name }) =>
      some.flatMap((one) => findValues(name).map((value) => one.replace(`{${name}}`, value))),
    [path],
  );
  const inQuery = (definition.request?.query ?? []).filter(
    ({ name, required }) => required || name in values,
  );
  const queries = inQuery.reduce(
    (some, { name }) => some.flatMap((one) => findValues(name).map((v) => `${one}&${name}=${v}`)),
    [''],
  );
  return paths.flatMap((one) => queries.map((query) => `${one}?${query.slice(1)}`));
}

/** Every read in the document, of everything that there is. */
async function readAll({ key, ids, tokens, browser, on }: Opened): Promise<Map<string, string>> {
  const pointers: string[] = [];
  for (const id of ids) {
    const answer = await browser.post(`/calendars/${key}/events/${id}/pointer`, undefined);
    if (answer.ok) pointers.push((await answer.json()).pointer);
  }
  const values: Values = {
    ...{ calendar: [key], eventId: ids, pointer: pointers, since: tokens },
    ...{ subCalendarId: on('open', 'covered', 'hidden', 'closed').map(String) },
    ...{ start_date: [range.start_date], end_date: [range.end_date] },
    ...{ query: ['mk'], format: ['ics', 'csv'] },
  };
  const addresses = operations
    .filter(({ method }) => method === 'GET')
    .flatMap((operation) => listAddresses(operation, values));
  const texts = new Map<string, string>();
  for (const address of addresses) {
    const answer = await browser.get(address);
    expect(answer.status, `${address}: ${await answer.clone().text()}`).toBeLessThan(422);
    texts.set(`GET ${address}`, await answer.text());
  }
  return texts;
}

/** Changes of everything, those that conflict, and taking them back. */
async function writeAll({ key, ids, browser, on }: Opened): Promise<Map<string, string>> {
  const reader = openCalendar(browser, key);
  const texts = new Map<string, string>();
  const keep = async (label: string, answer: Response) => {
    const text = await answer.text();
    texts.set(label, text);
    return answer.ok ? JSON.parse(text) : undefined;
  };
  for (const id of ids) {
    await keep(
      `conflict ${id}`,
      await reader.send('PATCH', `/events/${id}`, { version: 'old', title: 'x' }),
    );
    const event = await keep(`event ${id}`, await reader.get(`/events/${id}`));
    const { version = 'none', title } = event ?? {};
    const body = { version, title: title ?? 'x' };
    for (const scope of event?.series_id ? ['this', 'following', 'all'] : ['this']) {
      const act = async (label: string, answer: Response) => {
        const saved = await keep(label, answer);
        if (!saved) return;
        await keep(`undo ${label}`, await reader.post(`/undo/${saved.undo.id}`, undefined));
      };
      const address = `/events/${id}`;
      await act(`PATCH ${scope} ${id}`, await reader.send('PATCH', address, { ...body, scope }));
      const query = `version=${version}&scope=${scope}`;
      await act(`DELETE ${scope} ${id}`, await reader.send('DELETE', `${address}?${query}`));
    }
  }
  const added = { title: 'x', all_day: true, start: '2026-07-01', end: '2026-07-30' };
  const crowded = { ...added, sub_calendar_ids: on('open') };
  await keep('overlap', await reader.post('/events', crowded));
  return texts;
}

/** The marks in a text. Long lines of iCalendar continue behind a line break. */
function findMarks(text: string, marks: readonly Mark[]): Mark[] {
  const unfolded = text.replaceAll('\r\n ', '');
  return marks.filter(({ pattern }) => pattern.test(unfolded));
}

function findLeaks(
  texts: ReadonlyMap<string, string>,
  { marks }: Opened,
  reader: Reader,
): string[] {
  const secret = marks.all.filter(({ isKnownTo }) => !isKnownTo(reader));
  return [...texts].flatMap(([label, text]) =>
    findMarks(text, secret).map((mark) => `${label} tells the ${mark.label}`),
  );
}

describe.each(readers)('a reader with $name', (reader) => {
  it('gets to know everything that its roles show, and nothing else', async () => {
    const opened = await openMarkedCalendar(reader);
    const texts = await readAll(opened);
    expect(findLeaks(texts, opened, reader)).toEqual([]);
    const all = [...texts.values()].join('\n');
    const known = opened.marks.all.filter(({ isKnownTo }) => isKnownTo(reader));
    const missing = known.filter((mark) => findMarks(all, [mark]).length === 0);
    expect(missing.map(({ label }) => label)).toEqual([]);
  });

  it('finds no event by a text that it may not read', async () => {
    const { marks, key, browser } = await openMarkedCalendar(reader);
    const secret = marks.all.filter(
      ({ pattern, isKnownTo }) => /^mk/.test(pattern.source) && !isKnownTo(reader),
    );
    for (const { pattern, label } of secret) {
      const query = `query=${pattern.source}&start_date=2026-07-01&end_date=2026-07-31`;
      const answer = await browser.get(`/calendars/${key}/event-search?${query}`);
      if (answer.ok) expect(await answer.json(), label).toMatchObject({ total: 0 });
    }
  });

  it('is not told more by changing events, by conflicts and by undoing', async () => {
    const opened = await openMarkedCalendar(reader);
    await opened.club.send('PATCH', `/sub-calendars/${opened.on('open')[0]}`, {
      allows_overlap: false,
    });
    const texts = await writeAll(opened);
    expect(findLeaks(texts, opened, reader)).toEqual([]);
  });
});
