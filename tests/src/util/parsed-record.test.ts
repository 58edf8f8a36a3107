import { expect, it } from 'vitest';
import { parsedRecord } from '#src/util/parsed-record.ts';

it('reads an object', () => {
  expect(parsedRecord('{"userId":7}')).toEqual({ userId: 7 });
});

it.each(['', 'null', '7', '[]', '{', 'undefined'])('reads nothing else: %o', (text) => {
  expect(parsedRecord(text)).toBeUndefined();
});
