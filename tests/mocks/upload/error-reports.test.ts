import { describe, expect, it } from 'vitest';
import { mockDsn } from '#mocks/upload/error-reports.ts';
import { errorId } from '../support.ts';
import { openProvider } from './upload-client.ts';

const envelope = [
  '{"event_id":"1","sent_at":"2026-03-02T08:15:00Z"}',
  '{"type":"event"}',
  '{"event_id":"1","message":"broken"}',
].join('\n');

async function openReports() {
  const { fetch } = await openProvider();
  const send = (path: string, body: string) => fetch(path, { method: 'POST', body });
  const kept = async (path: string) => (await fetch(`${path}__mock__/error-reports`)).json();
  return { fetch, send, kept };
}

describe('the error reporting service', () => {
  it('keeps its reports by world', async () => {
    const { send, kept, fetch } = await openReports();
    const response = await send('/worlds/a/api/1/envelope/?sentry_key=k', `${envelope}\n`);
    expect(response.status).toBe(200);
    expect(response.headers.get('access-control-allow-origin')).toBe('*');
    expect(await kept('/worlds/a/')).toEqual({
      errorReports: [
        {
          project: '1',
          header: { event_id: '1', sent_at: '2026-03-02T08:15:00Z' },
          items: [{ type: 'event', payload: { event_id: '1', message: 'broken' } }],
        },
      ],
    });
    expect(await kept('/')).toEqual({ errorReports: [] });
    await fetch('/worlds/a/__mock__/reset', { method: 'POST' });
    expect(await kept('/worlds/a/')).toEqual({ errorReports: [] });
  });

  it('is at the address of its DSN', () => {
    expect(mockDsn('http://localhost:4001', 'a')).toBe('http://mockkey@localhost:4001/worlds/a/1');
  });

  it.each([
    ['no envelope', '/api/1/envelope/?sentry_key=k', '{', 400, 'malformed_request'],
    ['nothing', '/api/1/envelope/?sentry_key=k', '', 400, 'malformed_request'],
    [
      'half an envelope',
      '/api/1/envelope/?sentry_key=k',
      '{}\n{"type":"event"}',
      400,
      'malformed_request',
    ],
    ['one without a key', '/api/1/envelope/', envelope, 403, 'permission_denied'],
    [
      'one that is too large',
      '/api/1/envelope/?sentry_key=k',
      `${envelope}${' '.repeat(1_000_000)}`,
      413,
      'request_too_large',
    ],
    [
      'one with fewer letters than bytes',
      '/api/1/envelope/?sentry_key=k',
      `${envelope}\n{}\n"${'é'.repeat(600_000)}"`,
      413,
      'request_too_large',
    ],
    ['one for no project', '/api/x/envelope/?sentry_key=k', envelope, 404, 'not_found'],
  ])('refuses %s', async (_name, path, body, status, id) => {
    const { send, kept } = await openReports();
    const response = await send(path, body);
    expect([response.status, await errorId(response)]).toEqual([status, id]);
    expect(await kept('/')).toEqual({ errorReports: [] });
  });

  it('cannot be read', async () => {
    const { fetch } = await openReports();
    const response = await fetch('/api/1/envelope/?sentry_key=k');
    expect([response.status, response.headers.get('allow')]).toEqual([405, 'POST']);
  });
});
