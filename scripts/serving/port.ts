import { once } from 'node:events';
import { createServer } from 'node:net';
import { explainTakenPort } from '#mocks/http/server.ts';
import { CommandError } from '../process/command-error.ts';

/**
 * The port in `PORT`, or the default. The next one is the upload provider's, so the maximum is 65534.
 * @throws CommandError if it is not a port.
 */
export function readPort(text: string | undefined, fallback: number): number {
  if (text === undefined || text === '') return fallback;
  const port = /^\d{1,5}$/.test(text) ? Number(text) : 0;
  if (port >= 1 && port <= 65_534) return port;
  throw new CommandError(`PORT is "${text}": it must be a whole number from 1 to 65534.`);
}

/** @throws CommandError if another program uses the port. */
export async function checkPortFree(port: number): Promise<void> {
  const probe = createServer();
  probe.listen(port);
  try {
    await once(probe, 'listening');
  } catch (error) {
    throw new CommandError(explainTakenPort(port, error).message);
  }
  probe.close();
  await once(probe, 'close');
}
