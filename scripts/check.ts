/** `npm run check`: all static checks of the code. */
import path from 'node:path';
import { documentNames } from './generation/document-files.ts';
import { runNode } from './process/children.ts';
import { runMain } from './process/main.ts';
import { root, toolPath } from './process/tool.ts';
import { addUp, createTally, endWith, printResult, type Tally } from './testing/tally.ts';

interface Check {
  name: string;
  args: string[];
  cwd?: string;
  env?: Record<string, string>;
}

/** Longest first, so that the last one to finish is short. */
function projectChecks(): Check[] {
  return [
    { name: 'types', args: [toolPath('typescript-native', 'tsc'), '--noEmit', '-p', '.'] },
    { name: 'dead code', args: [toolPath('knip', 'knip'), '--no-progress'] },
    {
      name: 'contract',
      args: [
        toolPath('@redocly/cli', 'redocly'),
        'lint',
        '--config',
        'redocly.yaml',
        ...documentNames().map((name) => `${name}.yaml`),
      ],
      cwd: path.join(root, 'openapi'),
      env: { REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' },
    },
    { name: 'generated files', args: ['scripts/generate.ts', '--check'] },
    {
      name: 'lint and format',
      args: [toolPath('@biomejs/biome', 'biome'), 'check', '--error-on-warnings', '.'],
    },
    { name: 'layers', args: ['scripts/layers.ts'] },
    { name: 'casts and effects', args: ['scripts/escape-hatches.ts'] },
    { name: 'long functions', args: ['scripts/function-lengths.ts'] },
    { name: 'plain words', args: ['scripts/plain-words.ts'] },
    { name: 'translations', args: ['scripts/messages.ts', '--check'] },
  ];
}

/** Runs all checks, two at a time. Prints a line for each, followed by the tool's output on failure. */
export async function runChecks(checks: readonly Check[] = projectChecks()): Promise<Tally> {
  const waiting = [...checks];
  const tallies: Tally[] = [];
  const work = async () => {
    for (let check = waiting.shift(); check; check = waiting.shift()) {
      const outcome = await runNode(check.args, { cwd: check.cwd ?? root, env: { ...check.env } });
      printResult(check.name, outcome);
      tallies.push(createTally(outcome.ok));
    }
  };
  await Promise.all([work(), work()]);
  return addUp(tallies);
}

if (import.meta.main) await runMain(async () => endWith(await runChecks()));
