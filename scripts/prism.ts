/** `npm run prism`: each document of the contract on a plain, stateless Prism, on ports from 4010 (`PORT`). */
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { bundledDocuments } from './contract/bundled-documents.ts';
import { startNode, untilSays } from './process/children.ts';
import { CommandError } from './process/command-error.ts';
import { runMain } from './process/main.ts';
import { toolPath } from './process/tool.ts';
import { generateIfChanged } from './serving/generated.ts';
import { checkPortFree, readPort } from './serving/port.ts';

/** Starts Prism with a document; resolves once it listens. */
export async function startPrism(file: string, port: number): Promise<ChildProcess> {
  const prism = toolPath('@stoplight/prism-cli', 'prism');
  // `--errors`: an example that violates its own schema is an error, not an answer.
  const child = startNode([prism, 'mock', '--errors', '--port', String(port), file]);
  await untilSays(child, 'is listening');
  return child;
}

if (import.meta.main) {
  await runMain(
    async () => {
      const first = readPort(process.env['PORT'], 4010);
      await generateIfChanged();
      const children = await Promise.all(
        bundledDocuments().map(async ({ name, file }, index) => {
          await checkPortFree(first + index);
          const child = await startPrism(file, first + index);
          console.log(`${name.padEnd(10)} http://localhost:${first + index}`);
          return child;
        }),
      );
      console.log('Ctrl-C ends all.');
      await Promise.race(children.map((child) => once(child, 'close')));
      throw new CommandError('A Prism has ended by itself.');
    },
    { stoppedCode: 0 },
  );
}
