import path from 'node:path';
import { expect, it } from 'vitest';
import { runNode } from '#scripts/process/children.ts';
import { root, toolPath } from '#scripts/process/tool.ts';
import { isProgress } from '#scripts/testing/progress.ts';
import { tempFolder } from '../temp-folder.ts';

/** Runs a test runner, and returns the progress that its reporter sent, without the ids. */
async function watchProgress(args: readonly string[], cwd: string): Promise<string[]> {
  const sent: string[] = [];
  const onMessage = (message: unknown) => {
    if (isProgress(message)) sent.push(`${message.state}: ${message.name}`);
  };
  await runNode(args, { cwd, onMessage });
  return sent;
}

const reporter = (name: string) => path.join(root, 'scripts/testing', name);

it('Vitest sends which files and tests start and finish', async () => {
  const folder = tempFolder({
    'a.test.js': `
      describe('sums', () => test('add up', () => expect(1 + 1).toBe(2)));
      test('fails', () => expect(1).toBe(2));`,
  });
  const progress = await watchProgress(
    [
      toolPath('vitest', 'vitest'),
      ...['run', '--globals', `--root=${folder}`],
      `--reporter=${reporter('vitest-progress.ts')}`,
    ],
    folder,
  );
  // Vitest sends the events of quick tests together.
  expect(progress.toSorted()).toEqual([
    'finished: a.test.js',
    'finished: a.test.js > fails',
    'finished: a.test.js > sums > add up',
    'started: a.test.js',
    'started: a.test.js > fails',
    'started: a.test.js > sums > add up',
  ]);
});

it('Playwright sends which tests start and finish', async () => {
  const playwright = JSON.stringify(path.join(root, 'node_modules/@playwright/test/index.js'));
  const folder = tempFolder({
    'playwright.config.cjs': 'module.exports = { workers: 1 };',
    'a.spec.cjs': `
      const { expect, test } = require(${playwright});
      test.describe('sums', () => test('add up', () => expect(1 + 1).toBe(2)));
      test('fails', () => expect(1).toBe(2));`,
  });
  const progress = await watchProgress(
    [
      toolPath('@playwright/test', 'playwright'),
      'test',
      `--reporter=${reporter('playwright-progress.ts')}`,
    ],
    folder,
  );
  expect(progress).toEqual([
    'started: a.spec.cjs > sums > add up',
    'finished: a.spec.cjs > sums > add up',
    'started: a.spec.cjs > fails',
    'finished: a.spec.cjs > fails',
  ]);
});
