import { describe, expect, it } from 'vitest';
import { type ContractOperation, loadOperations } from '#mocks/contract/operations.ts';
import { exampleCall } from '../example-call.ts';
import { errorId, openMock } from '../support.ts';

const clock = () => new Date('2026-03-02T09:00:00Z');
const operations = (await loadOperations()).filter(({ document }) => document === 'admin');
const noSuchId = 2_147_483_647;

/** Answers that depend on more than the required parts of the call: on a search, or on earlier state. */
const ownStory = new Set([
  'listOverdueOrganizations',
  'searchCalendars',
  'searchEmails',
  'searchNewsletterSubscribers',
  'searchUsers',
  'listTrustedDomains',
  'restartTrial',
  'activateUser',
  'restoreUser',
]);
/** Calls for which the examples' records are not in the right state. */
const otherState = new Map([
  ['restartTrial', 409],
  ['activateUser', 409],
  ['restoreUser', 409],
]);

function listAnswers({ definition }: ContractOperation, code: string) {
  return definition.responses.filter((response) => response.code === code);
}

function withAnswer(code: string): [string, ContractOperation][] {
  return operations
    .filter((operation) => listAnswers(operation, code).length > 0)
    .map((operation) => [operation.id, operation]);
}

async function open(email: string | undefined = 'admin@example.com') {
  const mock = await openMock({ clock });
  if (email !== '') await mock.logIn(email);
  return mock;
}

describe.each(operations.map((operation) => [operation.id, operation] as const))(
  '%s',
  (id, operation) => {
    it('works with its example, and again after a reset', async () => {
      const { fetch, logIn, post, service } = await open();
      const { path, init } = exampleCall(operation);
      const success = operation.definition.responses.find(({ code }) => code.startsWith('2'));
      const status = otherState.get(id) ?? Number(success?.code);
      const first = await fetch(path, init);
      expect(first.status).toBe(status);
      const text = await first.text();
      await post('/__mock__/reset', {});
      await logIn('admin@example.com');
      const second = await fetch(path, init);
      expect([second.status, await second.text()]).toEqual([status, text]);
      expect(service.violations).toEqual([]);
    });

    it('requires staff', async () => {
      const { path, init } = exampleCall(operation);
      const nobody = await (await open('')).fetch(path, init);
      expect([nobody.status, await errorId(nobody)]).toEqual([401, 'login_required']);
      const owner = await (await open('owner@example.com')).fetch(path, init);
      expect([owner.status, await errorId(owner)]).toEqual([403, 'permission_denied']);
    });
  },
);

it.each(
  operations
    .filter(({ id }) => !ownStory.has(id))
    .map((operation) => [operation.id, operation] as const),
)('%s returns its example', async (_, operation) => {
  const { fetch } = await open();
  const { path, init } = exampleCall(operation);
  const success = operation.definition.responses.find(({ code }) => code.startsWith('2'));
  const example: object | undefined = success?.contents?.[0]?.examples?.[0];
  const text = await (await fetch(path, init)).text();
  const wanted = example && 'value' in example ? example.value : '';
  expect(text === '' ? '' : JSON.parse(text)).toEqual(wanted);
});

it.each(withAnswer('400'))('%s refuses a body that is not JSON', async (_, operation) => {
  const { fetch } = await open();
  const { path, init } = exampleCall(operation);
  const response = await fetch(path, { ...init, body: '{' });
  expect([response.status, await errorId(response)]).toEqual([400, 'malformed_request']);
});

it.each(withAnswer('422'))('%s refuses an invalid request', async (_, operation) => {
  const { fetch } = await open();
  const { path, init } = exampleCall(operation);
  const wrongPath = operation.path.replaceAll(/\{\w+\}/g, 'x');
  const hasQuery = !init.body && wrongPath === operation.path;
  const response = await fetch(
    hasQuery ? `${wrongPath}?query=${'x'.repeat(300)}&limit=0` : wrongPath,
    init.body ? { ...init, body: '{"unknown":1}' } : init,
  );
  expect([path, response.status, await errorId(response)]).toEqual([path, 422, 'validation_error']);
});

describe('a missing record', () => {
  const bodies: Record<string, object> = {
    deactivateCalendar: { calendarId: noSuchId, active: false },
    reportCopy: { kind: 'calendar', id: noSuchId, copied: 'key' },
    sendPushMessage: { title: 'Hello', message: 'Hello', user_id: noSuchId },
    setNewsletterStatus: { email: 'nobody@example.com' },
  };
  const searches: Record<string, string> = {
    deleteNewsletterSubscriber: '?email=nobody@example.com',
    deleteTrustedDomain: '?domain=nobody.example',
  };

  it.each(withAnswer('404'))('is not found by %s', async (id, operation) => {
    const { fetch, service } = await open();
    const { init } = exampleCall(operation);
    const path = operation.path
      .replaceAll('{status}', 'pending')
      .replaceAll(/\{\w+\}/g, String(noSuchId));
    const body = bodies[id] ? JSON.stringify(bodies[id]) : init.body;
    const response = await fetch(path + (searches[id] ?? ''), {
      ...init,
      ...(body ? { body } : {}),
    });
    expect([response.status, await errorId(response)]).toEqual([404, 'not_found']);
    expect(service.violations).toEqual([]);
  });
});
