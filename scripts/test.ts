/**
 * `npm test`: runs everything that each commit needs, one step after another: the checks, the build, the unit tests, the
 * end-to-end tests and the weights. `npm run test:deep` also runs the deep tests (`testing/depth.ts`) and the mutation
 * score of the conformance check. A runner prints output only if it fails. The last line adds up all results.
 */
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { runChecks } from './check.ts';
import { runNode } from './process/children.ts';
import { runMain } from './process/main.ts';
import { root, toolPath } from './process/tool.ts';
import {
  type Failure,
  listPlaywrightFailures,
  listVitestFailures,
  tallyPlaywright,
  tallyRun,
  tallyVitest,
} from './testing/reports.ts';
import { runTests } from './testing/run-tests.ts';
import { addUp, createTally, printResult, summaryLine, type Tally } from './testing/tally.ts';
import { weighClient } from './weigh.ts';

interface Runner<Report> {
  name: string;
  args: string[];
  env: Record<string, string>;
  /** Path of its report. */
  report: string;
  tally: (report: Report) => Tally;
  listFailures: (report: Report) => Failure[];
}

const reports = path.join(root, '.cache/reports');
const isDeep = process.argv.includes('--deep');
/**
 * Every commit's run fails on the first failure. The deep run repeats a failed test once, because it must tell a broken
 * product from a busy machine; it still names the test, for somebody to find the cause.
 */
const retries = isDeep ? 1 : 0;
const depth = { TEST_DEEP: isDeep ? '1' : '0' };
const unitReport = path.join(reports, 'unit.json');
const journeyReport = path.join(reports, 'end-to-end.json');

async function everything(): Promise<Tally> {
  const checks = await runChecks();
  const build = await runNode(['scripts/build.ts'], { cwd: root });
  printResult('build', build);
  const units = await run({
    name: 'unit tests',
    args: [
      toolPath('vitest', 'vitest'),
      'run',
      ...(isDeep ? [] : ['--project=!deep']),
      // Passing tests print nothing, so that a truncated log still shows the failures.
      '--reporter=minimal',
      '--reporter=json',
      '--reporter=./scripts/testing/vitest-progress.ts',
      `--outputFile.json=${unitReport}`,
      `--retry=${retries}`,
    ],
    env: depth,
    report: unitReport,
    tally: tallyVitest,
    listFailures: listVitestFailures,
  });
  const score = isDeep ? [await conformanceScore()] : [];
  const before = [checks, units, ...score, createTally(build.ok)];
  if (!build.ok) {
    console.log('FAILED end-to-end tests and weights: they need the build');
    return addUp([...before, createTally(false), createTally(false)]);
  }
  const journeys = await run({
    name: 'end-to-end tests',
    args: [
      toolPath('@playwright/test', 'playwright'),
      'test',
      '--config=e2e/playwright.config.ts',
      '--reporter=dot,json,./scripts/testing/playwright-progress.ts',
      `--retries=${retries}`,
    ],
    env: { ...depth, PLAYWRIGHT_JSON_OUTPUT_FILE: journeyReport },
    report: journeyReport,
    tally: tallyPlaywright,
    listFailures: listPlaywrightFailures,
  });
  return addUp([...before, journeys, await weights()]);
}

async function run<Report>(runner: Runner<Report>): Promise<Tally> {
  const { name, args, env, report } = runner;
  // A report from an earlier run must not count for this one.
  rmSync(report, { force: true });
  const outcome = await runTests(args, env);
  const results = existsSync(report) ? JSON.parse(readFileSync(report, 'utf8')) : undefined;
  const total = tallyRun(outcome.ok, results && runner.tally(results));
  const failures = results ? runner.listFailures(results).map(failureText) : [];
  const note = [`  ${summaryLine(total)}`, ...failures].join('\n  ');
  printResult(name, { ...outcome, ok: total.failed === 0 }, note);
  return total;
}

async function conformanceScore(): Promise<Tally> {
  const score = await runTests(['tests/conformance/score.ts']);
  printResult('conformance score', score, `\n  ${score.output.trimEnd().split('\n').at(-1)}`);
  return createTally(score.ok);
}

async function weights(): Promise<Tally> {
  try {
    return await weighClient();
  } catch (error) {
    console.log(`FAILED weights: ${error instanceof Error ? error.message : error}`);
    return createTally(false);
  }
}

/**
 * Names a test and the first line of its error, so that the start of a log tells what failed. For a flaky test, it includes
 * more lines, because the runner's output is not printed if nothing failed in the end.
 */
function failureText({ test, isFlaky, message }: Failure): string {
  const lines = stripVTControlCharacters(message)
    .split('\n')
    .map((line) => line.slice(0, 200));
  const shown = isFlaky ? lines.slice(0, 60) : lines.slice(0, 1);
  return `${isFlaky ? 'flaky' : 'FAILED'} ${path.relative(root, test)}: ${shown.join('\n    ')}`;
}

await runMain(async () => {
  mkdirSync(reports, { recursive: true });
  const total = await everything();
  console.log(summaryLine(total));
  if (total.failed > 0) process.exitCode = 1;
});
