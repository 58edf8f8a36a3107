/**
 * `npm test`: runs everything, one step after another: the checks, the build, the mutation score of the conformance
 * check, the unit tests, the end-to-end tests and the weights. A runner prints output only if it fails. The last line
 * adds up all results.
 */
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { runChecks } from './check.ts';
import { type Outcome, runNode } from './process/children.ts';
import { runMain } from './process/main.ts';
import { root, toolPath } from './process/tool.ts';
import { tallyPlaywright, tallyRun, tallyVitest } from './testing/reports.ts';
import { addUp, resultLine, summaryLine, type Tally, tallyOf } from './testing/tally.ts';
import { weighClient } from './weigh.ts';

interface Runner<Report> {
  name: string;
  args: string[];
  env?: Record<string, string>;
  /** Path of its report. */
  report: string;
  tally: (report: Report) => Tally;
}

const reports = path.join(root, '.cache/reports');
const unitReport = path.join(reports, 'unit.json');
const journeyReport = path.join(reports, 'end-to-end.json');

async function everything(): Promise<Tally> {
  const checks = await runChecks();
  const build = await runNode(['scripts/build.ts'], { cwd: root });
  print('build', build);
  const score = await runNode(['tests/conformance/score.ts', '--sample'], { cwd: root });
  print('conformance score', score, `\n  ${score.output.trimEnd().split('\n').at(-1)}`);
  const units = await run({
    name: 'unit tests',
    args: [
      toolPath('vitest', 'vitest'),
      'run',
      // Passing tests print nothing, so that a truncated log still shows the failures.
      '--reporter=minimal',
      '--reporter=json',
      `--outputFile.json=${unitReport}`,
    ],
    report: unitReport,
    tally: tallyVitest,
  });
  if (!build.ok) {
    console.log('FAILED end-to-end tests and weights: they need the build');
    return addUp([
      checks,
      tallyOf(score.ok),
      units,
      tallyOf(false),
      tallyOf(false),
      tallyOf(false),
    ]);
  }
  const journeys = await run({
    name: 'end-to-end tests',
    args: [
      toolPath('@playwright/test', 'playwright'),
      'test',
      '--config=e2e/playwright.config.ts',
      '--reporter=dot,json',
    ],
    env: { PLAYWRIGHT_JSON_OUTPUT_FILE: journeyReport },
    report: journeyReport,
    tally: tallyPlaywright,
  });
  return addUp([checks, tallyOf(true), tallyOf(score.ok), units, journeys, await weights()]);
}

async function run<Report>({ name, args, env, report, tally }: Runner<Report>): Promise<Tally> {
  // A report from an earlier run must not count for this one.
  rmSync(report, { force: true });
  // Generous, because a slow machine is not a failure, but a hang still ends.
  const outcome = await runNode(args, { cwd: root, env: { ...env }, limitSeconds: 1200 });
  const tests = existsSync(report) ? tally(JSON.parse(readFileSync(report, 'utf8'))) : undefined;
  const total = tallyRun(outcome.ok, tests);
  print(name, { ...outcome, ok: total.failed === 0 }, `  ${summaryLine(total)}`);
  return total;
}

async function weights(): Promise<Tally> {
  try {
    return await weighClient();
  } catch (error) {
    console.log(`FAILED weights: ${error instanceof Error ? error.message : error}`);
    return tallyOf(false);
  }
}

function print(name: string, outcome: Outcome, note = ''): void {
  console.log(resultLine(name, outcome) + note);
  if (!outcome.ok) console.log(`${outcome.output.trimEnd()}\n`);
}

await runMain(async () => {
  mkdirSync(reports, { recursive: true });
  const total = await everything();
  console.log(summaryLine(total));
  if (total.failed > 0) process.exitCode = 1;
});
