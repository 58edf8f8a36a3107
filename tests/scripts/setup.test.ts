import { cpSync, mkdirSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { runNode } from '#scripts/process/children.ts';
import { root } from '#scripts/process/tool.ts';
import { tempFolder } from './temp-folder.ts';

describe.skipIf(process.platform === 'win32')('setup', () => {
  it('prints nothing if there is nothing to do', async () => {
    const { ok, output } = await setUp(readyProject());
    expect(output).toBe('');
    expect(ok).toBe(true);
  });

  it('explains how to get the project’s own Node if the installation lacks it', async () => {
    const { ok, output } = await setUp(project());
    expect(ok).toBe(false);
    expect(output).toBe(
      "The project's own Node 24 is not set up: run `npm rebuild node --ignore-scripts=false`.\n",
    );
  });

  it.runIf(process.platform === 'linux')(
    'explains what to install if no browser can be found or downloaded',
    async () => {
      // Without a PATH there is no browser, and no tool to install one.
      const { ok, output } = await setUp(readyProject(), '--browser', {
        PATH: '',
        CHROME_PATH: '',
      });
      expect(ok).toBe(false);
      expect(output.trimEnd().split('\n')).toEqual([
        expect.stringMatching(
          /^The tests need a browser: install Chrome or Chromium, or set CHROME_PATH to one/,
        ),
      ]);
    },
  );
});

/** A project without packages that is set up except for its Node. */
function project(): string {
  const lock = JSON.stringify({ packages: {} });
  const folder = tempFolder({
    'package.json': JSON.stringify({ devDependencies: { node: '24.0.0' } }),
    'package-lock.json': lock,
    'node_modules/.package-lock.json': lock,
    'generated/anything.ts': '',
  });
  for (const name of ['setup.mjs', 'setup', 'browser.mjs']) {
    cpSync(path.join(root, 'scripts', name), path.join(folder, 'scripts', name), {
      recursive: true,
    });
  }
  return folder;
}

function readyProject(): string {
  const folder = project();
  mkdirSync(path.join(folder, 'node_modules/node/bin'), { recursive: true });
  symlinkSync(process.execPath, path.join(folder, 'node_modules/node/bin/node'));
  return folder;
}

function setUp(folder: string, flag = '', env: Record<string, string> = {}) {
  return runNode([path.join(folder, 'scripts/setup.mjs'), flag], { cwd: folder, env });
}
