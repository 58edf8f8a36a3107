import path from 'node:path';
import { build } from 'vite';
import { root } from '../../process/tool.ts';
import { buildIdDefinition } from '../build-id.ts';

/** The script that runs before the first paint, as one line for the page's head. */
export async function scriptBeforePaint(): Promise<string> {
  const code = await buildScript('app/before-paint.ts');
  // It would close the script element.
  if (/<\/script|<!--/i.test(code)) throw new Error('The script cannot stand inline.');
  return code;
}

/** Builds a module of the client, with all that it imports, as one script. */
export async function buildScript(input: string, buildId = ''): Promise<string> {
  const result = await build({
    configFile: false,
    root: path.join(root, 'src'),
    logLevel: 'warn',
    define: { 'process.env.NODE_ENV': '"production"', ...buildIdDefinition(buildId) },
    build: {
      write: false,
      target: 'es2020',
      modulePreload: false,
      rolldownOptions: { input, output: { format: 'iife' } },
    },
  });
  const [output] = [result].flat();
  const chunk = output && 'output' in output ? output.output[0] : undefined;
  if (chunk?.type !== 'chunk') throw new Error(`${input} was not built.`);
  return chunk.code.trim();
}
