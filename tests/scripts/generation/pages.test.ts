import { expect, it } from 'vitest';
import type { Document, PageDefinition } from '#scripts/generation/documents.ts';
import { readPages } from '#scripts/generation/pages.ts';
import { examplePagesSource, pagesSource } from '#scripts/generation/pages-source.ts';

const page: PageDefinition = {
  'x-source': 'proposed',
  summary: 'A page',
  path: '/page',
  access: 'user',
  framing: 'refused',
  title: 'account:Page',
  sections: ['account'],
};

const id = { name: 'id', in: 'path', schema: { $ref: '#/components/schemas/Id' }, example: 'a1' };

function documentWith(pages: Record<string, Partial<PageDefinition>>): Document {
  const schemas = {
    Id: { type: 'string', pattern: '^[a-z]\\d$' },
    TargetPath: { type: 'string', maxLength: 99 },
  };
  return {
    'x-pages': Object.fromEntries(
      Object.entries(pages).map(([name, one]) => [name, { ...page, path: `/${name}`, ...one }]),
    ),
    paths: {},
    components: { schemas },
  };
}

it('mentions that a call answers at the address of a page', () => {
  const document = documentWith({ one: { path: '/a/{id}', parameters: [id] } });
  const get = {
    operationId: 'getA',
    summary: 'Get it',
    'x-source': 'proposed',
    responses: {},
  } as const;
  document.paths = { '/a/{name}': { get }, '/a': { get } };
  expect(() => readPages(document)).toThrow('one: a call has the path /a/{name} too.');
  document.paths = { '/a/{name}': { post: get } };
  expect(readPages(document)).toHaveLength(1);
});

it('resolves path parameters in their order', () => {
  const slug = { ...id, name: 'slug', required: false, schema: { pattern: '^x$' }, example: 'x' };
  const [one] = readPages(documentWith({ one: { path: '/{id}/{slug}', parameters: [slug, id] } }));
  expect(one?.pathParameters).toMatchObject([
    { name: 'id', required: true, pattern: '^[a-z]\\d$', example: 'a1' },
    { name: 'slug', required: false, pattern: '^x$', example: 'x' },
  ]);
});

it.each<[string, Record<string, Partial<PageDefinition>>]>([
  ['one: no segment of the path is {id}.', { one: { parameters: [id] } }],
  ['one: no segment of the path is {id}.', { one: { path: '/a-{id}', parameters: [id] } }],
  ['one: {id} needs a pattern from ^ to $.', { one: { path: '/{id}' } }],
  [
    'one: {id} needs a pattern from ^ to $.',
    { one: { path: '/{id}', parameters: [{ ...id, schema: { pattern: '^a$|^b$' } }] } },
  ],
  [
    'one: {id} needs an example that follows its pattern.',
    { one: { path: '/{id}', parameters: [{ ...id, example: 'b' }] } },
  ],
  [
    'one: {id} can only be left out at the end of the path.',
    { one: { path: '/{id}/more', parameters: [{ ...id, required: false }] } },
  ],
  ['two: one has the path /a too.', { one: { path: '/a' }, two: { path: '/a' } }],
  [
    'two: {id} has another pattern on another page.',
    {
      one: { path: '/a/{id}', parameters: [id] },
      two: { path: '/b/{id}', parameters: [{ ...id, schema: { pattern: '^a1$' } }] },
    },
  ],
  ['one: there is no page two to lead on to.', { one: { redirect: 'two' } }],
  ['one: there is no page one to lead on to.', { one: { redirect: 'one' } }],
])('reports: %s', (error, pages) => {
  expect(() => readPages(documentWith(pages))).toThrow(`x-pages is wrong:\n  ${error}`);
});

it('creates builders typed by path and query', () => {
  const source = pagesSource(
    documentWith({
      one: {
        path: '/one/{id}',
        parameters: [
          id,
          { name: 'token', in: 'query', required: true, schema: { type: 'string' } },
          { name: 'tab', in: 'query', schema: { enum: ['a', 'b'] } },
          { name: 'offset', in: 'query', schema: { type: 'integer' } },
        ],
      },
      two: {
        path: '/two/{number}',
        parameters: [{ name: 'number', in: 'path', schema: { type: 'integer' }, example: 7 }],
      },
    }),
  );
  expect(source).toContain(
    'one: (id: string, query: { token: string; tab?: "a" | "b" | undefined; offset?: number | undefined }) =>',
  );
  expect(source).toContain('two: (number: number) => `/two/');
});

it('opens a page with and without the optional end of its path', () => {
  const parameters = [id, { ...id, name: 'end', required: false, example: 'b2' }];
  const source = examplePagesSource(documentWith({ one: { path: '/x/{id}/{end}', parameters } }));
  expect(source).toContain('"address":"/x/a1","');
  expect(source).toContain('"address":"/x/a1/b2","');
});
