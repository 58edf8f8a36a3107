import { expect, it } from 'vitest';
import { queryText } from '#src/api/query-text.ts';

it.each([
  [{ a: 1, b: 'two' }, 'a=1&b=two'],
  [{ 'k&y': 'v=l', ü: ' +/' }, 'k%26y=v%3Dl&%C3%BC=%20%2B%2F'],
  [{ yes: true, no: false, none: undefined, nil: null }, 'yes=true&no=false'],
  [{ list: ['a', 'b'] }, 'list=a&list=b'],
  [{}, ''],
])('writes %o as URL-encoded pairs', (query, text) => {
  expect(queryText(query)).toBe(text);
});
