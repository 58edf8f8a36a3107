import { expect, onTestFinished } from 'vitest';
import { openMock } from '../support.ts';

export const now = '2026-03-02T09:00:00Z';
export const ada = { id: 6, name: 'Ada Admin', email: 'admin@example.com' };

/** The admin tool in its own world, with a fixed clock; no answer may violate the contract. */
export async function openAdmin() {
  const mock = await openMock({ clock: () => new Date(now) });
  await mock.logIn('admin@example.com');
  onTestFinished(() => expect(mock.service.violations).toEqual([]));

  /** Calls `/admintool96…` and returns the status and the body. */
  const call = async (method: string, path: string, body?: object) => {
    const response = await mock.fetch(`/admintool96${path}`, {
      method,
      headers: {
        accept: 'application/json',
        'x-requested-with': 'XMLHttpRequest',
        ...(body ? { 'content-type': 'application/json' } : {}),
      },
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
    const text = await response.text();
    return { status: response.status, body: text === '' ? undefined : JSON.parse(text) };
  };

  return {
    ...mock,
    /** The body of a successful call. */
    async ok(method: string, path: string, body?: object) {
      const answer = await call(method, path, body);
      expect([path, answer.status, answer.body]).toEqual([
        path,
        expect.toSatisfy((status: number) => status >= 200 && status < 300),
        answer.body,
      ]);
      return answer.body;
    },
    /** Status, id and details of a failed call. */
    async refused(method: string, path: string, body?: object) {
      const answer = await call(method, path, body);
      return [answer.status, answer.body.error.id, answer.body.error.details?.[0]?.field];
    },
  };
}
