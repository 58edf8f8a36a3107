import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { runChecks } from '#scripts/check.ts';

const says = (text: string, code: number) => [
  '-e',
  `console.log('${text}'); process.exit(${code})`,
];

describe('runChecks', () => {
  it('counts passed and failed checks and shows the output of the failed ones', async () => {
    const printed: string[] = [];
    const log = vi.spyOn(console, 'log').mockImplementation((line: string) => {
      printed.push(line);
    });
    onTestFinished(() => log.mockRestore());

    const tally = await runChecks([
      { name: 'good', args: says('all is well', 0) },
      { name: 'bad', args: says('line 3 is wrong', 1) },
      { name: 'good too', args: says('all is well', 0) },
    ]);

    expect(tally).toEqual({ passed: 2, failed: 1 });
    expect(printed).toContainEqual(expect.stringMatching(/^ok {5}good +\d\.\d s$/));
    expect(printed).toContainEqual(expect.stringMatching(/^FAILED bad +\d\.\d s$/));
    expect(printed).toContain('line 3 is wrong\n');
    expect(printed.join()).not.toContain('all is well');
  });
});
