import { expect, it } from 'vitest';
import { readRecentSearches, rememberSearch } from '#src/features/admin/search/recent-searches.ts';

it('remembers the latest five texts, each once, the last one first', () => {
  const texts = ['a', 'b', 'c', 'd', 'e', 'f', 'c', ''];
  for (const query of texts) rememberSearch(1, { query });
  rememberSearch(1, { kind: 'users', query: 'f' });
  expect(readRecentSearches(1)).toEqual([
    { kind: 'users', query: 'f' },
    { query: 'c' },
    { query: 'f' },
    { query: 'e' },
    { query: 'd' },
  ]);
});
