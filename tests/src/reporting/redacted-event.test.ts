import type { ErrorEvent } from '@sentry/react';
import { describe, expect, it } from 'vitest';
import { redactedEvent } from '#src/reporting/redacted-event.ts';

const key = 'ks0123456789abcdef';
const secret = 'three rivers';
const page = { address: `https://calendar.example/${key}?code=123#part`, browser: 'Test/1.0' };

const full: ErrorEvent = {
  type: undefined,
  event_id: '1',
  level: 'error',
  release: 'v1',
  message: `No calendar ${key}`,
  user: { id: 7, email: 'olivia@example.com', username: 'Olivia', ip_address: '127.0.0.1' },
  tags: { call: 'GET /user/calendars' },
  extra: { __serialized__: { password: secret } },
  contexts: { app: { app_name: secret }, trace: { trace_id: 'a', span_id: 'b' } },
  breadcrumbs: [{ category: 'console', message: secret }],
  request: {
    url: page.address,
    data: { password: secret },
    cookies: { session: secret },
    headers: { Referer: page.address, Cookie: secret },
    query_string: 'code=123',
  },
  exception: {
    values: [
      {
        type: 'TypeError',
        value: `Failed to fetch ${page.address}`,
        mechanism: { type: 'generic', handled: false, data: { body: secret } },
        stacktrace: {
          frames: [
            {
              filename: page.address,
              function: 'open',
              lineno: 3,
              colno: 5,
              in_app: true,
              vars: { password: secret },
              context_line: secret,
            },
            { filename: '<anonymous>' },
          ],
        },
      },
    ],
  },
};

describe('a report', () => {
  const redacted = redactedEvent(full, page);

  it('contains the facts needed to fix the error, and only the user’s id', () => {
    expect(redacted).toEqual({
      event_id: '1',
      level: 'error',
      release: 'v1',
      message: 'No calendar token',
      user: { id: 7 },
      tags: { call: 'GET /user/calendars' },
      request: { url: 'https://calendar.example/token', headers: { 'User-Agent': 'Test/1.0' } },
      exception: {
        values: [
          {
            type: 'TypeError',
            value: 'Failed to fetch https://calendar.example/token',
            mechanism: { type: 'generic', handled: false },
            stacktrace: {
              frames: [
                {
                  filename: 'https://calendar.example/token',
                  function: 'open',
                  lineno: 3,
                  colno: 5,
                  in_app: true,
                },
                { filename: '<anonymous>' },
              ],
            },
          },
        ],
      },
    });
  });

  it.each([key, secret, '123#', 'code=', 'olivia', '127.0.0.1'])(
    'does not contain %j',
    (personal) => {
      expect(JSON.stringify(redacted).toLowerCase()).not.toContain(personal.toLowerCase());
    },
  );

  it('redacts the name of an error like its message', () => {
    const values = [{ type: `Error for olivia@example.com with password=${secret.split(' ')[0]}` }];
    const { exception } = redactedEvent({ type: undefined, exception: { values } }, page);
    expect(exception?.values?.[0]?.type).toBe('Error for [email] with password=[secret]');
  });

  it('of a visitor names no user', () => {
    expect(redactedEvent({ type: undefined }, page)).not.toHaveProperty('user');
  });
});
