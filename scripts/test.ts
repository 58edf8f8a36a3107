/**
 * `npm test`: what each commit needs, one step after another: the checks, the build, the unit tests, the browser tests
 * and the weights. `npm run test:deep` also runs the deep tests (`testing/depth.ts`), those of our own tools, and the
 * score of the conformance check. The last line adds up all results.
 */
import { existsSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import type { JSONReport } from '@playwright/test/reporter';
import type { JsonTestResults } from 'vitest/node';
import { runChecks } from './check.ts';
import { runNode } from './process/children.ts';
import { runMain } from './process/main.ts';
import { root, toolPath } from './process/tool.ts';
import { addUp, createTally, endWith, printResult, type Tally } from './testing/tally.ts';
import { weighClient } from './weigh.ts';

const isDeep = process.argv.includes('--deep');
/** The deep run must tell a broken product from a busy machine. Tests that pass when repeated are named as flaky. */
const retries = isDeep ? 1 : 0;

async function runEverything(): Promise<Tally> {
  process.env['TEST_DEEP'] = isDeep ? '1' : '0';
  const checks = await failOnError(runChecks);
  const build = await runNode(['scripts/build.ts'], { cwd: root });
  printResult('build', build);
  const tallies = [checks, createTally(build.ok), await failOnError(runUnitTests)];
  const score =
    isDeep && (await runNode(['tests/conformance/score.ts'], { cwd: root, isShown: true }));
  if (score) tallies.push(createTally(score.ok));
  if (build.ok) {
    return addUp([...tallies, await failOnError(runBrowserTests), await failOnError(weighClient)]);
  }
  console.log('FAILED browser tests and weights: they need the build');
  return addUp([...tallies, createTally(false), createTally(false)]);
}

/** A step that throws has failed; the others still run, and the last line counts it. */
async function failOnError(step: () => Promise<Tally>): Promise<Tally> {
  try {
    return await step();
  } catch (error) {
    console.error(error);
    return createTally(false);
  }
}

function runUnitTests(): Promise<Tally> {
  const report = path.join(root, '.cache/reports/unit.json');
  const args = [
    toolPath('vitest', 'vitest'),
    'run',
    `--retry=${retries}`,
    ...(isDeep ? [] : ['--project=node', '--project=client']),
    '--reporter=dot',
    '--reporter=json',
    `--outputFile.json=${report}`,
  ];
  return runTests(args, report, (results: JsonTestResults) => {
    for (const line of listFlaky(results)) console.log(line);
    return { passed: results.numPassedTests, failed: results.numFailedTests };
  });
}

/** Tests that passed when repeated, with their first error. Playwright's own reporter names them. */
export function listFlaky({ testResults }: Pick<JsonTestResults, 'testResults'>): string[] {
  return testResults.flatMap(({ name, assertionResults }) =>
    assertionResults
      .filter(({ status, failureMessages }) => status === 'passed' && failureMessages?.[0])
      .map((test) => `flaky  ${name} > ${test.fullName}: ${test.failureMessages?.[0]}`),
  );
}

function runBrowserTests(): Promise<Tally> {
  const report = path.join(root, '.cache/reports/browser.json');
  const args = [
    toolPath('@playwright/test', 'playwright'),
    'test',
    `--retries=${retries}`,
    '--config=e2e/playwright.config.ts',
    '--reporter=dot,json',
  ];
  return runTests(args, report, ({ stats }: JSONReport) => {
    return { passed: stats.expected + stats.flaky, failed: stats.unexpected };
  });
}

/** Runs a test runner, and counts the tests in its report. */
export async function runTests<Report>(
  args: readonly string[],
  report: string,
  count: (results: Report) => Tally,
): Promise<Tally> {
  // One from an earlier run must not count for this one.
  rmSync(report, { force: true });
  const env = { PLAYWRIGHT_JSON_OUTPUT_FILE: report };
  const { ok } = await runNode(args, { cwd: root, env, isShown: true });
  if (!existsSync(report)) return createTally(false);
  const tally = count(JSON.parse(readFileSync(report, 'utf8')));
  // A file that does not load, an unhandled error and a run without tests fail no test.
  return { ...tally, failed: Math.max(tally.failed, ok ? 0 : 1) };
}

if (import.meta.main) await runMain(async () => endWith(await runEverything()));
