import { expect, it } from 'vitest';
import type { Document } from '#scripts/generation/documents.ts';
import { withPageTable } from '#scripts/generation/page-table.ts';

const page = { 'x-source': 'specified', access: 'user', framing: 'refused' } as const;
const query = { name: 'query', in: 'query', schema: { type: 'string' } };
const document: Document = {
  'x-pages': {
    one: { ...page, summary: 'One', path: '/one', title: 'a:One', sections: ['a', 'b'] },
    home: { ...page, summary: 'Home', path: '/', redirect: 'one', parameters: [query] },
  },
  paths: {},
  components: { schemas: {} },
};

const readme = (table: string) =>
  `Before\n<!-- Pages: written by \`npm run generate\`. -->\n${table}<!-- End of the pages. -->\nAfter\n`;

it('writes every page to the README’s table and keeps the rest', () => {
  expect(withPageTable(readme('| old |\n'), document)).toBe(
    readme(
      [
        '| address | open to | sections | in frames |',
        '| --- | --- | --- | --- |',
        '| `/one` | users; visitors are led to the login | `a`, `b` | refused |',
        '| `/` | users; visitors are led to the login | – | refused |',
        '',
      ].join('\n'),
    ),
  );
});

it('fails if the README has no place for the table', () => {
  expect(() => withPageTable('# Title', document)).toThrow('The text lacks');
});

it('shows the patterns of path parameters, and which are optional', () => {
  const parameter = (name: string, required: boolean) => {
    return { name, in: 'path', required, schema: { pattern: '^[a-z]+$' }, example: 'a' };
  };
  const parameters = [parameter('id', true), parameter('slug', false)];
  const pages = { one: { ...page, summary: 'One', path: '/a/{id}/{slug}', parameters } };
  const table = withPageTable(readme(''), { ...document, 'x-pages': pages });
  expect(table).toContain('| `/a/{id}[/{slug}]` |');
  expect(table).toContain('- `{id}`: `^[a-z]+$`\n- `{slug}`: `^[a-z]+$`\n');
});
