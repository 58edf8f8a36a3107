import { expect, it } from 'vitest';
import type { Document } from '#scripts/generation/documents.ts';
import { fetchersSource } from '#scripts/generation/fetchers.ts';
import { limitsSource } from '#scripts/generation/limits.ts';
import { listOwnModules } from '#scripts/generation/own-modules.ts';

const operation = (operationId: string, tag: string) => ({
  post: {
    operationId,
    tags: [tag],
    summary: 'Act',
    requestBody: {
      content: {
        'application/json': {
          schema: { type: 'object', properties: { name: { type: 'string', maxLength: 9 } } },
        },
      },
    },
    responses: { '204': { description: 'Done.' } },
  },
});

const document = {
  tags: [{ name: 'session' }, { name: 'security', 'x-own-module': true }],
  paths: { '/a': operation('logIn', 'session'), '/b': operation('addKey', 'security') },
  components: { schemas: {} },
} as unknown as Document;

const listFunctions = (source: string) =>
  [...source.matchAll(/export (?:function|const) (\w+)/g)].map(([, name]) => name);

it('the fetchers and limits of a tag are in modules of their own, and only there', () => {
  expect(listOwnModules(document)).toEqual(['security']);
  expect(listFunctions(fetchersSource(document))).toEqual(['logIn']);
  expect(listFunctions(fetchersSource(document, 'security'))).toEqual(['addKey']);
  expect(listFunctions(limitsSource(document))).toEqual(['logInLimits']);
  expect(listFunctions(limitsSource(document, 'security'))).toEqual(['addKeyLimits']);
});

it('such a module is in a folder of its own', () => {
  expect(fetchersSource(document, 'security')).toContain("from '../types.ts'");
  expect(fetchersSource(document)).toContain("from './types.ts'");
});
