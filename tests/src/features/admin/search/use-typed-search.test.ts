import { act, renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import { type TypedSearch, useTypedSearch } from '#src/features/admin/search/use-typed-search.ts';

type Fields = 'all' | 'title';
const everything: TypedSearch<Fields> = { type: 'all', query: '' };
const rowing: TypedSearch<Fields> = { type: 'title', query: 'rowing' };

const open = (address: TypedSearch<Fields>) =>
  renderHook((shown: TypedSearch<Fields>) => useTypedSearch(shown), { initialProps: address });

it('begins with the search of the address', () => {
  expect(open(rowing).result.current.typed).toEqual(rowing);
});

it('keeps what is typed while the address follows what was sent', () => {
  const { result, rerender } = open(everything);
  act(() => result.current.setSent(rowing));
  act(() => result.current.setTyped({ ...rowing, query: 'rowing club' }));
  rerender(rowing);
  expect(result.current.typed.query).toBe('rowing club');
});

it('follows an address that changed in another way, back and forth', () => {
  const { result, rerender } = open(everything);
  act(() => result.current.setSent(rowing));
  act(() => result.current.setTyped(rowing));
  rerender(rowing);
  rerender(everything);
  expect(result.current.typed).toEqual(everything);
  rerender(rowing);
  expect(result.current.typed).toEqual(rowing);
});
