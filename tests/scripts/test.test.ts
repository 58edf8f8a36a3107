import path from 'node:path';
import { expect, it } from 'vitest';
import { listFlaky, runTests } from '#scripts/test.ts';
import { tempFolder } from './temp-folder.ts';

it.each([
  ['has the tests of its report', `write('{ "passed": 2, "failed": 3 }'); process.exit(1)`, 2, 3],
  [
    'may fail without a failed test',
    `write('{ "passed": 2, "failed": 0 }'); process.exit(1)`,
    2,
    1,
  ],
  ['fails without a report, whatever an earlier one says', '', 0, 1],
])('a run of tests %s', async (_, code, passed, failed) => {
  const report = path.join(
    tempFolder({ 'report.json': '{ "passed": 9, "failed": 0 }' }),
    'report.json',
  );
  const script = `const write = (text) => require('fs').writeFileSync(${JSON.stringify(report)}, text);`;
  expect(await runTests(['-e', script + code], report, (tally: never) => tally)).toEqual({
    passed,
    failed,
  });
});

it('a test that passed only when repeated is named as flaky', () => {
  const test = (fullName: string, failureMessages: string[]) =>
    ({ status: 'passed', fullName, failureMessages }) as never;
  const file = { name: 'sum.test.ts', assertionResults: [test('adds', ['3']), test('starts', [])] };
  expect(listFlaky({ testResults: [file as never] })).toEqual(['flaky  sum.test.ts > adds: 3']);
});
