import { describe, expect, it } from 'vitest';
import { errorId, openMock, searchPath } from '../support.ts';

async function readDetails(response: Response) {
  expect(response.status).toBe(422);
  const { error } = await response.json();
  expect(error.id).toBe('validation_error');
  return error.details;
}

async function registering(body: unknown) {
  const { post } = await openMock();
  return readDetails(await post('/register', body));
}

const valid = { name: 'Nina Newcomer', email: 'nina@example.com', password: 'three quiet rivers' };

describe('the details of an invalid request', () => {
  it('name each field once, in words for users', async () => {
    const details = await registering({ name: '', email: 'nina', password: 'short' });
    expect(details).toHaveLength(3);
    expect(details).toEqual(
      expect.arrayContaining([
        { field: 'name', message: 'Please fill in this field.' },
        { field: 'email', message: 'Please enter a valid email address.' },
        { field: 'password', message: 'Please enter at least 8 characters.' },
      ]),
    );
  });

  it('name a missing field and an unknown one', async () => {
    const { name: _, ...rest } = valid;
    expect(await registering({ ...rest, age: 7 })).toEqual([
      { field: 'name', message: 'Please fill in this field.' },
      { field: 'age', message: 'This field is not known.' },
    ]);
  });

  it('give the maximum of a field', async () => {
    const details = await registering({ ...valid, name: 'x'.repeat(121) });
    expect(details).toEqual([{ field: 'name', message: 'Please enter at most 120 characters.' }]);
  });

  it('give the type of a field', async () => {
    const { logIn } = await openMock();
    const details = await readDetails(await logIn('owner@example.com', { stay_logged_in: 'yes' }));
    expect(details).toEqual([{ field: 'stay_logged_in', message: 'Must be of type boolean.' }]);
  });

  it('name the body if it is missing or not an object', async () => {
    const { post } = await openMock();
    expect(await readDetails(await post('/login', null))).toEqual([
      { field: 'body', message: 'Please fill in this field.' },
    ]);
    expect(await registering([])).toEqual([{ field: 'body', message: 'Must be of type object.' }]);
  });

  it('ask for a change if a body has none', async () => {
    const { logIn, send } = await openMock();
    await logIn('owner@example.com');
    for (const path of ['/user/profile', '/user/notification-settings']) {
      expect(await readDetails(await send('PATCH', path, {}))).toEqual([
        { field: 'body', message: 'Change at least one field.' },
      ]);
    }
  });

  it.each(['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data', '///'])(
    'are skipped for the content type %s',
    async (type) => {
      const { post } = await openMock();
      const response = await post('/login', {}, { 'content-type': type });
      expect([response.status, await errorId(response)]).toEqual([415, 'unsupported_media_type']);
    },
  );

  it('name query parameters', async () => {
    const { get, logIn } = await openMock();
    await logIn('admin@example.com');
    const response = await get(`${searchPath}?type=color&limit=10001&offset=x`);
    expect(await readDetails(response)).toEqual([
      {
        field: 'type',
        message: 'Must be one of: all, title, identifier, key, owner, organization.',
      },
      { field: 'offset', message: 'Must be of type integer.' },
      { field: 'limit', message: 'Must be at most 10000.' },
    ]);
  });
});
