import { readFile } from 'node:fs/promises';
import path from 'node:path';

interface Filling {
  readonly template: string;
  readonly build: object;
  readonly settings: object;
  readonly assetsUrl: string;
  readonly head?: string | undefined;
  readonly markup?: string | undefined;
  readonly messages?: unknown;
}

/** The code that the README gives to hosts, exactly as it stands there. */
export async function readmeCode(): Promise<{ fillPage: (filling: Filling) => string }> {
  const file = path.join(import.meta.dirname, '../../scripts/build/hosting/README.md');
  const [, code = ''] = /```js\n(.*?)```/s.exec(await readFile(file, 'utf8')) ?? [];
  return import(`data:text/javascript,${encodeURIComponent(code)}`);
}
