import { describe, expect, it } from 'vitest';
import { answerError, connectionError } from '#src/api/catalogue.ts';
import { LoginRequiredError, RequestError } from '#src/api/errors.ts';
import { translateBy } from '#src/i18n/i18n.ts';
import { message, messageText } from '#src/i18n/message.ts';
import english from '#src/i18n/messages/en/errors.json' with { type: 'json' };
import { textsIn } from '#tests/setup/texts.ts';

const call = { url: 'https://calendar.example/user/calendars', body: { a: 1 } };
const product = 'Shared Calendar';

describe('answerError', () => {
  it.each(['login_required', 'reauth_required', 'two_factor_authentication_code_required'])(
    'makes %s a login-required error with the call in it',
    (id) => {
      const body = { error: { id, title: 'Log in', message: 'Please log in.' } };
      const error = answerError({ status: 401, body }, call, product);
      expect(error).toBeInstanceOf(LoginRequiredError);
      expect(error).toMatchObject({ id, ...call, status: 401 });
    },
  );

  it('passes on the error body', () => {
    const details = [{ field: 'email', message: 'is taken' }];
    const body = { error: { id: 'email_taken', title: 'Taken', message: 'In use.', details } };
    const error = answerError({ status: 409, body }, call, product);
    expect(error).toBeInstanceOf(RequestError);
    expect(error).not.toBeInstanceOf(LoginRequiredError);
    expect(error).toMatchObject({ id: 'email_taken', title: 'Taken', message: 'In use.', details });
  });

  it('drops details that do not match the contract', () => {
    const details = [{ field: 'email' }, 'x', { field: 'name', message: 'is missing' }];
    const body = { error: { id: 'x', title: 'T', message: 'M', details } };
    expect(answerError({ status: 422, body }, call, product).details).toEqual([details[2]]);
  });

  it.each([
    ['1', 'Please try again in one second.'],
    ['119', 'Please try again in 119 seconds.'],
    ['120', 'Please try again in 2 minutes.'],
    ['3601', 'Please try again in 61 minutes.'],
    ['0', 'Please wait a moment and try again.'],
    ['soon', 'Please wait a moment and try again.'],
    [null, 'Please wait a moment and try again.'],
  ])('says on a 429 when to try again: after %j, %j', async (retryAfter, text) => {
    const { t } = await textsIn('en', english);
    const error = answerError({ status: 429, body: undefined, retryAfter }, call, product);
    expect(error).toMatchObject({ id: 'too_many_requests', status: 429, isUnexpected: false });
    expect(messageText(translateBy(t), error.title)).toBe('Too many tries');
    expect(messageText(translateBy(t), error.text)).toBe(text);
  });

  it.each([
    [429, '60', 'Please try again in 60 seconds.'],
    [503, '120', 'Please try again in 2 minutes.'],
    [429, null, undefined],
  ])(
    'keeps the server’s own words on a %i, and tells beside them when to try again',
    async (status, retryAfter, wait) => {
      const { t } = await textsIn('en', english);
      const body = { error: { id: 'too_many_requests', title: 'Too many', message: 'Breathe.' } };
      const error = answerError({ status, body, retryAfter }, call, product);
      expect(error).toMatchObject({ status, title: 'Too many', text: 'Breathe.' });
      expect(error.wait && messageText(translateBy(t), error.wait)).toBe(wait);
    },
  );

  it('reports a too large upload on a 413 without a message', () => {
    expect(answerError({ status: 413, body: 'too big' }, call, product)).toMatchObject({
      title: message('errors:Request Entity Too Large'),
      message:
        'The upload failed because the file is larger than the allowed maximum size of 20 MB.',
    });
  });

  it.each([
    ['no body', undefined],
    ['a text', '<html>'],
    ['an error without a message', { error: { id: 'x' } }],
    ['a list', []],
    ['null', null],
  ])('apologizes for a status of 400 or above with %s', (_what, body) => {
    expect(answerError({ status: 500, body }, call, product)).toMatchObject({
      title: message('errors:Unexpected server error'),
      message:
        'Apologies for the trouble, we have been notified but please get in touch with details if the error persists.',
    });
  });
});

it.each([302, 304])('treats an unexpected status of %i as an unreachable server', (status) => {
  expect(answerError({ status, body: undefined }, call, product)).toMatchObject({
    title: message('errors:Unexpected connection error'),
  });
});

it('names the product if the server is unreachable', () => {
  expect(connectionError('Shared Calendar', new TypeError('failed'))).toMatchObject({
    title: message('errors:Unexpected connection error'),
    message: 'It appears the Shared Calendar website can not be reached, you may be offline.',
  });
});
