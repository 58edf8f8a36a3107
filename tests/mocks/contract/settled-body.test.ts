import { expect, it } from 'vitest';
import { isSettled, settledBody, settledText } from '#mocks/contract/settled-body.ts';

it('a settled body is an immutable copy with cached text', () => {
  const given = { results: [{ id: 1, owner: { name: 'Olivia' }, key: undefined }] };
  const settled = settledBody(given);
  expect(settled).toEqual(given);
  expect(settledText(settled)).toBe('{"results":[{"id":1,"owner":{"name":"Olivia"}}]}');
  const [calendar] = settled.results;
  expect(() => Object.assign(calendar?.owner ?? {}, { name: 'Milo' })).toThrow(TypeError);
  expect(() => settled.results.push({ id: 2, owner: { name: 'Milo' }, key: undefined })).toThrow(
    TypeError,
  );
});

it('other values are not settled', () => {
  const given = { results: [] };
  settledBody(given);
  for (const value of [given, { ...given }, 'text', 7, null, undefined]) {
    expect([isSettled(value), settledText(value)]).toEqual([false, undefined]);
  }
});
