import { describe, expect, it } from 'vitest';
import { endChild, runNode, startNode, untilSays } from '#scripts/process/children.ts';

describe('runNode', () => {
  it('returns the script’s output from both streams', async () => {
    const { ok, output } = await runNode(['-e', "console.log('out'); console.error('err')"]);
    expect(ok).toBe(true);
    expect(output).toContain('out\n');
    expect(output).toContain('err\n');
  });

  it('detects a failure by the exit code', async () => {
    expect((await runNode(['-e', 'process.exit(3)'])).ok).toBe(false);
  });
});

describe('untilSays', () => {
  it('fails with the script’s output instead', async () => {
    const child = startNode(['-e', "console.log('the port is taken')"]);
    await expect(untilSays(child, 'Ready')).rejects.toThrow('the port is taken');
  });
});

describe('endChild', () => {
  it('also ends processes that the script has started', async () => {
    const child = startNode([
      '-e',
      `const { spawn } = require('node:child_process');
       // The other one keeps our output open while it is running.
       spawn(process.execPath, ['-e', 'console.log("started"); setInterval(() => {}, 1000)'], {
         stdio: 'inherit',
       });
       setInterval(() => {}, 1000);`,
    ]);
    await untilSays(child, 'started');

    await endChild(child);

    expect(child.stdout?.readableEnded || child.stdout?.destroyed).toBe(true);
  });
});
