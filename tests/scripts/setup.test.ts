import { cpSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { runNode } from '#scripts/process/children.ts';
import { root } from '#scripts/process/tool.ts';
import { tempFolder } from './temp-folder.ts';

const ready = { 'node_modules/a': { integrity: '1' } };
const lock = { '': {}, ...ready, 'node_modules/for-another-system': { optional: true } };

/** Sets up a project with these packages, and with an npm that says what it is told to do. */
function setUp(installed: object, flag = '', nodeFile = 'node_modules/node/bin/node') {
  const cwd = tempFolder({
    'package-lock.json': JSON.stringify({ packages: lock }),
    'node_modules/.package-lock.json': JSON.stringify({ packages: installed }),
    'generated/types.ts': '',
    'npm.cjs': 'console.log("npm", process.argv[2])',
    [nodeFile]: '',
  });
  for (const name of ['setup.mjs', 'browser.mjs'])
    cpSync(path.join(root, 'scripts', name), path.join(cwd, name));
  const env = { npm_execpath: 'npm.cjs', PATH: '', CHROME_PATH: '' };
  return runNode(['setup.mjs', flag], { cwd, env });
}

it.skipIf(process.platform === 'win32').each([
  ['does nothing if only a package for another system is missing', ready, ''],
  ['installs packages if one is missing', {}, 'npm ci\n'],
  ['installs packages if one differs', { 'node_modules/a': { integrity: '2' } }, 'npm ci\n'],
])('setup %s', async (_, installed, output) => {
  expect(await setUp(installed)).toMatchObject({ ok: true, output });
});

it.skipIf(process.platform === 'win32')('setup says what it cannot install', async () => {
  expect((await setUp(ready, '', 'other')).output).toContain("The project's own Node is missing");
  const { ok, output } = await setUp(ready, '--browser');
  expect([ok, output]).toEqual([false, expect.stringContaining('The tests need a browser')]);
});
