import type { MockService } from '#mocks/contract/mock-service.ts';
import type { RequestHandler } from '#mocks/http/request-handler.ts';
import { startMockServer } from '#mocks/http/server.ts';
import { demoAccounts } from '#mocks/seed/accounts.ts';
import { demoPassword } from '#mocks/seed/user-record.ts';
import { createMockService, type MockServiceOptions } from '#mocks/service.ts';
import { Provider } from '#mocks/upload/provider.ts';
import { createUploadOrigin } from '#mocks/upload/upload-origin.ts';
import { warmUp } from '#mocks/world/warm-up.ts';
import { Worlds } from '#mocks/world/worlds.ts';
import { CommandError } from '../process/command-error.ts';
import { readyText } from './announce.ts';

/** Both origins of this process share the same worlds and files. */
const worlds = new Worlds();
const provider = new Provider();

/** The upload provider uses the port after the product's. */
function uploadPort(port: number): number {
  return port + 1;
}

/** The mock service on a port, together with the upload provider. */
export function mockServiceOn(
  port: number,
  options: Pick<MockServiceOptions, 'page' | 'resources'>,
): Promise<MockService> {
  // Tests and measurements need only the product.
  const bar = process.env['MOCK_BAR'] !== 'off';
  // A phone on the same network has no TLS.
  const secureCookies = process.env['MOCK_SECURE_COOKIES'] !== 'off';
  return createMockService({
    ...options,
    uploadOrigin: uploadOrigin(port),
    bar,
    secureCookies,
    worlds,
    provider,
  });
}

/** Serves the upload provider for a product on a port. @throws CommandError if the port is taken. */
export async function serveUploadOrigin(port: number): Promise<void> {
  const origin = await createUploadOrigin({ origin: uploadOrigin(port), worlds, provider });
  await listen(uploadPort(port), origin);
}

function uploadOrigin(port: number): string {
  return `http://localhost:${uploadPort(port)}`;
}

/** Serves a service on a port. @throws CommandError if the port is taken. */
export async function listen(port: number, service: RequestHandler): Promise<string> {
  try {
    const { url } = await startMockServer({ port, service });
    return url;
  } catch (error) {
    throw new CommandError(error instanceof Error ? error.message : String(error));
  }
}

/** Serves the mock service and the upload provider, and announces them. @throws CommandError if a port is taken. */
export async function serveMock(
  port: number,
  options: Pick<MockServiceOptions, 'page' | 'resources'>,
): Promise<void> {
  const url = await listen(port, await mockServiceOn(port, options));
  await serveUploadOrigin(port);
  announce(url);
  await warmUp();
}

export function announce(url: string): void {
  console.log(readyText(url, demoAccounts, demoPassword));
}
