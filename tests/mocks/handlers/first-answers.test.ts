import { describe, expect, it } from 'vitest';
import { loadOperations } from '#mocks/contract/operations.ts';
import { type Browser, errorId, openMock, storyClock } from '../support.ts';
import { openCalendar, rowingClub, training } from './calendar/calendar-browser.ts';

const calendar = `/calendars/${rowingClub}`;
const spring = `${calendar}/events/7003`;

interface SentRequest {
  readonly path: string;
  readonly body?: object | FormData;
}

/** Two different requests to an operation, the first of which can be made. */
type Pair = readonly [SentRequest, SentRequest];

function withBodies(path: string, ...[first, other]: readonly [object, object]) {
  return (): Pair => [
    { path, body: first },
    { path, body: other },
  ];
}

async function createTraining(mock: Browser) {
  const club = openCalendar(mock, rowingClub);
  const saved = await club.create({ ...training, rrule: 'FREQ=DAILY;COUNT=3' });
  return { ...saved, club, path: `${calendar}/events/${saved.event.id}` };
}

function csvForm(title: string): FormData {
  const form = new FormData();
  form.append('file', `Title,Start date\n${title},2026-06-01`);
  form.append('sub_calendar_id', '10106');
  return form;
}

const push = { title: 'Maintenance', message: 'We are back at six.', user_id: 1 };

const pairs: Readonly<Record<string, (mock: Browser) => Pair | Promise<Pair>>> = {
  addBalance: withBodies(
    '/admintool96/api/11/add-balance',
    { amount: 500, reason: 'Goodwill' },
    { amount: 700, reason: 'Goodwill' },
  ),
  sendPushMessage: withBodies('/admintool96/api/firebase/push-message', push, {
    ...push,
    user_id: 2,
  }),
  createEvent: withBodies(`${calendar}/events`, training, { ...training, title: 'Erg' }),
  async updateEvent(mock) {
    const { event, path } = await createTraining(mock);
    const { version } = event;
    return withBodies(path, { version, title: 'Erg' }, { version, title: 'Fours' })();
  },
  async deleteEvent(mock) {
    const { event, path } = await createTraining(mock);
    const deletion = `${path}?version=${event.version}`;
    return [{ path: `${deletion}&scope=this` }, { path: `${deletion}&scope=all` }];
  },
  async undoEventChange(mock) {
    const { club, event, undo } = await createTraining(mock);
    const change = await club.update(event.id, { version: event.version, title: 'Erg' });
    return [
      { path: `${calendar}/undo/${change.undo.id}` },
      { path: `${calendar}/undo/${undo.id}` },
    ];
  },
  createComment: withBodies(`${spring}/comments`, { message: 'A cake.' }, { message: 'Bread.' }),
  signUp: withBodies(`${spring}/signups`, { name: 'Nina Neumann' }, { name: 'Nils Neumann' }),
  createKey: withBodies(
    `${calendar}/keys`,
    { name: 'Coaches', role: 'modify' },
    { name: 'Coaches', role: 'read_only' },
  ),
  renewKey: () => [
    { path: `${calendar}/keys/1012/renewal` },
    { path: `${calendar}/keys/1011/renewal` },
  ],
  deleteSubCalendar: () => [
    { path: `${calendar}/sub-calendars/10106` },
    { path: `${calendar}/sub-calendars/10105` },
  ],
  mergeSubCalendar: withBodies(
    `${calendar}/sub-calendars/10106/merge`,
    { into: 10105 },
    { into: 10101 },
  ),
  async restoreEvent(mock) {
    const { club, event } = await createTraining(mock);
    await club.remove(event, 'all');
    return [
      { path: `${calendar}/deleted-events/7901/restoration` },
      { path: `${calendar}/deleted-events/${event.series_id}/restoration` },
    ];
  },
  importEvents: withBodies(`${calendar}/import`, csvForm('Race'), csvForm('Regatta')),
};

const operations = (await loadOperations()).filter(({ definition }) =>
  definition.request?.headers?.some(({ name }) => name === 'Idempotency-Key'),
);

it('the table has every operation that takes an idempotency key', () => {
  expect(Object.keys(pairs).sort()).toEqual(operations.map(({ id }) => id).sort());
});

describe.each(operations)('the idempotency key of $id', ({ id, method }) => {
  const open = async () => {
    const mock = await openMock({ clock: storyClock });
    await mock.logIn('admin@example.com');
    const [first, other] = (await pairs[id]?.(mock)) ?? [];
    if (!first || !other) throw new Error(`The table has no requests to ${id}.`);
    const send = ({ path, body }: SentRequest) => {
      const isForm = body instanceof FormData;
      const headers = {
        ...{ accept: 'application/json', 'x-requested-with': 'XMLHttpRequest' },
        ...(body && !isForm && { 'content-type': 'application/json' }),
        'idempotency-key': 'once-only-0001',
      };
      const text = body && (isForm ? body : JSON.stringify(body));
      return mock.fetch(path, { method, headers, ...(text && { body: text }) });
    };
    return { send, first, other, service: mock.service };
  };

  it('has the same request made once, and answered as before', async () => {
    const { send, first, service } = await open();
    const answer = await send(first);
    expect(answer.status).toBeLessThan(300);
    const again = await send(first);
    expect([again.status, await again.json()]).toEqual([answer.status, await answer.json()]);
    expect(service.violations).toEqual([]);
  });

  it('has another request refused', async () => {
    const { send, first, other, service } = await open();
    await send(first);
    const refusal = await send(other);
    expect([refusal.status, await errorId(refusal)]).toEqual([409, 'idempotency_key_reused']);
    expect(service.violations).toEqual([]);
  });
});
