import { describe, expect, it } from 'vitest';
import { type ContractOperation, loadOperations } from '#mocks/contract/operations.ts';
import { exampleCall } from '../../example-call.ts';
import { type Browser, openMock, storyClock } from '../../support.ts';

const operations = await loadOperations(['calendar']);
const calendar = '/calendars/ksr0wingclubmain01';

const asOwner: Call = ['POST', '/__mock__/session', { as: 'owner@example.com' }];

/** What has to happen before an example, and the record that it is then about. */
const preludes: Readonly<
  Record<string, { readonly calls: readonly Call[]; readonly path?: string; readonly now?: string }>
> = {
  undoEventChange: {
    calls: [
      [
        'POST',
        `${calendar}/events`,
        {
          ...{ title: 'Trial rowing', start: '2026-03-14T10:00', end: '2026-03-14T12:00' },
          ...{ all_day: false, sub_calendar_ids: [10106], location: 'Boathouse' },
        },
      ],
    ],
    now: '2026-03-02T09:00:30Z',
  },
  getEventReminders: { calls: [asOwner] },
  setEventReminders: { calls: [asOwner] },
  getSubCalendarReminders: { calls: [asOwner] },
  setSubCalendarReminders: { calls: [asOwner] },
  listCalendarChanges: { calls: [], path: `${calendar}/changes?start_date=2026-02-24` },
  deleteEventField: { calls: [], path: `${calendar}/event-fields/1011?typed_name=Coach` },
  transferCalendar: { calls: [asOwner] },
  leaveCalendar: {
    calls: [['POST', '/__mock__/session', { as: 'member@example.com' }]],
    path: '/calendars/riv3rs/membership',
  },
  resendInvitation: {
    calls: [
      [
        'POST',
        `${calendar}/members`,
        { email: 'coach@example.com', role: 'modify_from_same_link' },
      ],
    ],
    path: `${calendar}/members/10001/invitation`,
  },
  updateComment: {
    calls: [['POST', `${calendar}/events/7003/comments`, { message: 'I bring the cake.' }]],
    path: `${calendar}/events/7003/comments/3`,
    now: '2026-03-02T09:01:00Z',
  },
  deleteComment: {
    calls: [['POST', `${calendar}/events/7003/comments`, { message: 'I bring the cake.' }]],
    path: `${calendar}/events/7003/comments/3`,
  },
  updateSignup: {
    calls: [
      [
        'POST',
        `${calendar}/events/7003/signups`,
        { name: 'Nina Neumann', email: 'nina@example.com' },
      ],
    ],
    path: `${calendar}/events/7003/signups/7`,
  },
};

type Call = readonly [method: string, path: string, body?: unknown];

/** Made-up keys, and only a part of a long file. */
const isDifferent = new Set(['createKey', 'renewKey', 'exportEvents']);

function firstExample({ definition }: ContractOperation): unknown {
  const success = definition.responses.find(({ code }) => code.startsWith('2'));
  const [example] = success?.contents?.[0]?.examples ?? [];
  return example && 'value' in example ? example.value : undefined;
}

async function answered({ send, fetch, post }: Browser, operation: ContractOperation) {
  const { path, init } = exampleCall(operation);
  const prelude = preludes[operation.id];
  for (const [method, address, body] of prelude?.calls ?? []) await send(method, address, body);
  if (prelude?.now) await post('/__mock__/clock', { now: prelude.now });
  return fetch(prelude?.path ?? path, init);
}

describe('at the time of the story, the document’s example gets the documented answer', () => {
  it.each(operations.map((operation) => [operation.id, operation] as const))(
    '%s',
    async (id, operation) => {
      const answer = await answered(await openMock({ clock: storyClock }), operation);
      const success = operation.definition.responses.find(({ code }) => code.startsWith('2'));
      expect([answer.status, answer.headers.get('x-request-id')]).toEqual([
        Number(success?.code),
        expect.any(String),
      ]);
      const text = await answer.text();
      const example = firstExample(operation);
      if (isDifferent.has(id)) return;
      if (example === undefined) expect(text).toBe('');
      else if (typeof example === 'string') expect(text.replaceAll('\r\n', '\n')).toBe(example);
      else expect(JSON.parse(text)).toEqual(example);
    },
  );
});
