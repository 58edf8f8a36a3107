import { describe, expect, it } from 'vitest';
import { failureAlert } from '#src/actions/failure-alert.ts';
import { answerError, connectionError } from '#src/api/catalogue.ts';
import { message } from '#src/i18n/message.ts';

/** The alert for a failure with the server's texts. */
const createAlert = (error: object) => {
  const call = { url: 'http://localhost/x', body: undefined };
  return failureAlert(answerError({ status: 422, body: { error } }, call, 'Shared Calendar'));
};

describe('a failed admin action', () => {
  it("shows an alert with the error title and lines 'field: message' if the details have a field", () => {
    const details = [
      { field: 'amount', message: 'Must be a number.' },
      { field: 'reason', message: 'Must not be empty.' },
    ];
    expect(
      createAlert({ id: 'invalid', title: 'Invalid input', message: 'No.', details }),
    ).toMatchObject({
      type: 'alert',
      title: 'Invalid input',
      text: ['amount: Must be a number.', 'reason: Must not be empty.'],
    });
  });

  it.each([
    ['there are no details', undefined],
    ['the details are empty', []],
    ['no detail has a field', [{ message: 'Something.' }]],
  ])('shows an alert with title, message and id if %s', (_what, details) => {
    expect(
      createAlert({ id: 'too_late', title: 'Too late', message: 'It has ended.', details }),
    ).toMatchObject({ type: 'alert', title: 'Too late', text: ['It has ended.', 'too_late'] });
  });

  it('translates the client’s own texts when they are shown', () => {
    const error = connectionError('Shared Calendar', undefined);
    expect(failureAlert(error)).toMatchObject({
      title: message('errors:Unexpected connection error'),
      text: [error.text, 'unexpected_connection_error'],
    });
  });

  it('stays until it is cleared', () => {
    expect(createAlert({ id: 'x', title: 'No', message: 'No.' }).keep).toBe(true);
  });
});
