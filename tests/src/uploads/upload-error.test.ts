import { describe, expect, it } from 'vitest';
import { message } from '#src/i18n/message.ts';
import { reportUploadError, UploadError, type UploadErrorKind } from '#src/uploads/upload-error.ts';
import { receivedBugs } from '#tests/setup/received-bugs.ts';

const failure = (kind: UploadErrorKind, more = {}) =>
  new UploadError({ kind, text: message('common:Saved'), ...more });

it('an upload error says in English what people read in their language', () => {
  expect(failure('service')).toMatchObject({
    name: 'UploadError',
    message: 'Saved',
    isIgnored: false,
  });
});

it.each([
  ['refused', false],
  ['service', true],
  ['stalled', true],
  ['canceled', true],
  ['unable', true],
] as const)('an upload that was %s may succeed with the same file: %s', (kind, isUnexpected) => {
  expect(failure(kind).isUnexpected).toBe(isUnexpected);
});

describe('the report of an upload error', () => {
  it.each(['service', 'stalled'] as const)('is sent if the upload service failed: %s', (kind) => {
    const reports = receivedBugs();
    reportUploadError(failure(kind, { status: 503 }));
    expect(reports).toMatchObject([{ error: { message: 'FS-Saved' }, facts: { status: '503' } }]);
  });

  it('has no status if there was no answer, and nothing of the original error', () => {
    const reports = receivedBugs();
    const error = failure('service');
    reportUploadError(error);
    expect(reports).toMatchObject([{ facts: {} }]);
    expect(reports[0]?.error).not.toBe(error);
  });

  it('is not sent for what users or pages cause, nor for what is ignored', () => {
    const reports = receivedBugs();
    for (const kind of ['refused', 'canceled', 'unable'] as const) reportUploadError(failure(kind));
    reportUploadError(failure('service', { isIgnored: true }));
    expect(reports).toEqual([]);
  });
});
