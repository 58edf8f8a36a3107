import { randomInt } from 'node:crypto';
import { createServer } from 'node:net';

/** Below the ports that systems hand out to other tests' servers. */
const range = [10_240, 32_000] as const;

/** A port that was free a moment ago, as was the one after it. */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = randomInt(...range);
    if ((await isFree(port)) && (await isFree(port + 1))) return port;
  }
}

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(false));
    server.listen(port, () => server.close(() => resolve(true)));
  });
}
