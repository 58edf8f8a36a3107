import { describe, expect, it } from 'vitest';
import { isReference, partAt, splitPointer, within } from '#scripts/conformance/contract/place.ts';

const root = { paths: { '/a/b': { 'x~y': [{ id: 7 }] } } };

describe('a place in a document', () => {
  it('is a pointer whose names are escaped, and unescaped again', () => {
    const place = within({ document: 'boats', pointer: '/paths' }, '/a/b', 'x~y', '0');
    expect(place).toEqual({ document: 'boats', pointer: '/paths/~1a~1b/x~0y/0' });
    expect(splitPointer(place.pointer)).toEqual(['paths', '/a/b', 'x~y', '0']);
    expect(partAt(root, place.pointer)).toEqual({ id: 7 });
  });

  it('unescapes in the order that keeps an escaped tilde', () => {
    const { pointer } = within({ document: 'boats', pointer: '' }, '~1');
    expect(pointer).toBe('/~01');
    expect(splitPointer(pointer)).toEqual(['~1']);
  });

  it('is the whole document without a name', () => {
    expect(splitPointer('')).toEqual([]);
    expect(partAt(root, '')).toBe(root);
  });

  it.each(['/paths/none', '/paths/~1a~1b/x~0y/0/id/more', '/toString', '/paths/~1a~1b/x~0y/1'])(
    'is empty at %s',
    (pointer) => expect(partAt(root, pointer)).toBeUndefined(),
  );
});

it('a reference is an object with `$ref`', () => {
  expect(isReference({ $ref: '#/a' })).toBe(true);
  for (const part of [undefined, null, '$ref', {}]) expect(isReference(part)).toBe(false);
});
