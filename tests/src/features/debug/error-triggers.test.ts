import { describe, expect, it } from 'vitest';
import { LoginRequiredError, RequestError } from '#src/api/errors.ts';
import { errorTriggers } from '#src/features/debug/error-triggers.ts';
import type { Translate } from '#src/i18n/i18n.ts';

const triggers = errorTriggers(((key: string) => key) as Translate, 'Shared Calendar');

function thrown(key: string): Error {
  const trigger = triggers.find((candidate) => candidate.key === key);
  if (trigger?.place === 'error page') return trigger.thrown();
  if (trigger?.place === 'login dialog') return trigger.wanted();
  if (trigger?.place === 'failure message') return trigger.failed();
  if (trigger?.place === 'failure alert') return trigger.failed();
  throw new Error(`${key} is no failure`);
}

function shown(key: string) {
  const trigger = triggers.find((candidate) => candidate.key === key);
  if (trigger?.place !== 'message') throw new Error(`${key} shows no message`);
  return trigger.shown();
}

describe('the error catalogue', () => {
  it('has a JSON body with an error object and message: a generic request error', () => {
    expect(thrown('body')).toMatchObject({ name: 'RequestError', id: 'example_failure' });
  });

  it.each(['login_required', 'reauth_required', 'two_factor_authentication_code_required'])(
    'has %s: a login-required error that carries the error id',
    (id) => {
      expect(thrown(id)).toBeInstanceOf(LoginRequiredError);
      expect(thrown(id)).toMatchObject({ id });
    },
  );

  it('has 413', () => {
    expect(thrown('too-large')).toMatchObject({
      title: 'Request Entity Too Large',
      message:
        'The upload failed because the file is larger than the allowed maximum size of 20 MB.',
    });
  });

  it('has other status 400 or above without an error message', () => {
    expect(thrown('without-message')).toMatchObject({
      title: 'Unexpected server error',
      message:
        'Apologies for the trouble, we have been notified but please get in touch with details if the error persists.',
    });
  });

  it('has the network failure', () => {
    expect(thrown('network')).toBeInstanceOf(RequestError);
    expect(thrown('network')).toMatchObject({
      title: 'Unexpected connection error',
      message: 'It appears the Shared Calendar website can not be reached, you may be offline.',
    });
  });

  it('has both errors of translation', () => {
    expect(shown('section')).toMatchObject({
      type: 'error',
      text: expect.stringMatching(/^Could not load sections \S+ for language \S+: ./),
    });
    expect(shown('language')).toMatchObject({
      type: 'error',
      text: 'loadSection can not be called before setLanguage',
    });
  });

  it('has an admin action that fails with details of its fields', () => {
    expect(thrown('fields')).toMatchObject({
      title: 'Example',
      details: [
        { field: 'amount', message: 'Must be a number.' },
        { field: 'reason', message: 'Must not be empty.' },
      ],
    });
  });

  it('has one without fields', () => {
    expect(thrown('no-fields')).toMatchObject({
      id: 'account_no_permission',
      title: 'Example',
      details: [],
    });
  });

  it.each(['error', 'alert', 'info', 'success'])('has the status message of type %s', (type) => {
    expect(shown(type).type).toBe(type);
  });
});

it('carries a title on an alert only', () => {
  expect(shown('alert').title).toBeDefined();
  expect(shown('info').title).toBeUndefined();
});
