import { expect, it } from 'vitest';
import type { Change } from '#scripts/contract/changes.ts';
import { describeChanges } from '#scripts/contract/description.ts';

const change = (text: string, given: Partial<Change> = {}): Change => ({
  document: 'app',
  operation: 'GET /boats',
  isBreaking: false,
  count: 1,
  text,
  ...given,
});

it('says so if nothing changed', () => {
  expect(describeChanges([])).toBe('Nothing changed that a client or a server could notice.');
});

it('lists breaking changes first, each operation once, and how often a change occurs', () => {
  const changes = [
    change('added `kind`'),
    change('removed `name`', { isBreaking: true, count: 3 }),
    change('removed `id`', { isBreaking: true }),
    change('The document was removed', { isBreaking: true, document: 'old', operation: undefined }),
  ];
  expect(describeChanges(changes)).toBe(`Breaking (3)
  app: GET /boats
    removed \`name\` (3 times)
    removed \`id\`
  old
    The document was removed

Not breaking (1)
  app: GET /boats
    added \`kind\``);
});

it('gives the reasons of breaking changes that are accepted', () => {
  const accepted = change('removed `id`', { isBreaking: true });
  const other = change('removed `name`', { isBreaking: true });
  expect(describeChanges([accepted, other], new Map([[accepted, 'Nobody reads it.']]))).toBe(
    `Breaking (1)
  app: GET /boats
    removed \`name\`

Breaking, and accepted (1)
  app: GET /boats
    removed \`id\`: Nobody reads it.`,
  );
});
