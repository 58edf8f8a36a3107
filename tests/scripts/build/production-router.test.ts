import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { cutRouter } from '#scripts/build/production-router.ts';

const folder = path.join(import.meta.dirname, '../../../node_modules/react-router/dist/production');

function installedRouter(): string {
  const files = readdirSync(folder).filter((name) => /^chunk-.*\.mjs$/.test(name));
  const codes = files.map((name) => readFileSync(path.join(folder, name), 'utf8'));
  const router = codes.find((code) => code.includes('function createRouter('));
  if (router === undefined) throw new Error('The router is in none of its chunks.');
  return router;
}

describe('the router of the built client', () => {
  it('asks for nothing that only its framework gives', () => {
    const code = cutRouter(installedRouter());
    expect(code).not.toMatch(/^\w+\.displayName = "/m);
    expect(code).not.toMatch(/(init|opts)\??\.instrumentations\)/);
    expect(code).not.toMatch(/contextType = RSCRouterContext/);
  });

  it('is not built from a router that has changed', () => {
    expect(() => cutRouter('function createRouter() {}')).toThrow('The router has no');
  });
});
