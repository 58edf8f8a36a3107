import { describe, expect, it } from 'vitest';
import { misshapenPart } from '#src/api/response.ts';

describe('a body of the promised shape', () => {
  it.each([
    [
      { name: 'Olivia', id: 1 },
      { name: 'string', id: 'number' },
    ],
    [{ avatar_url: null }, { avatar_url: 'string|null' }],
    [{ avatar_url: '/a.png' }, { avatar_url: 'string|null' }],
    [{ items: [] }, { items: 'object[]' }],
    [{ items: [{}, {}] }, { items: 'object[]' }],
    [{ codes: ['a'] }, { codes: 'string[]' }],
    [{ settings: { a: 1 } }, { settings: 'object' }],
    [{ value: false }, { value: 'any' }],
    [{ value: null }, { value: 'any' }],
    [{ more: 1 }, {}],
    [['a'], 'string[]'],
    [3, 'number'],
  ])('%j matches %j', (body, shape) => {
    expect(misshapenPart(body, shape)).toBeUndefined();
  });
});

describe('a body of another shape', () => {
  it.each([
    [{ id: 1 }, { name: 'string', id: 'number' }, 'name'],
    [{ name: { text: 'Olivia' } }, { name: 'string' }, 'name'],
    [{ name: null }, { name: 'string' }, 'name'],
    [{ avatar_url: 1 }, { avatar_url: 'string|null' }, 'avatar_url'],
    [{ items: [{}, null] }, { items: 'object[]' }, 'items'],
    [{ items: [[]] }, { items: 'object[]' }, 'items'],
    [{ items: { length: 0 } }, { items: 'object[]' }, 'items'],
    [{ settings: [] }, { settings: 'object' }, 'settings'],
    [{}, { value: 'any' }, 'value'],
    [[], {}, 'body'],
    [null, {}, 'body'],
    [undefined, { name: 'string' }, 'body'],
    ['a', 'string[]', 'body'],
  ])('%j does not match %j: %s', (body, shape, part) => {
    expect(misshapenPart(body, shape)).toBe(part);
  });
});
