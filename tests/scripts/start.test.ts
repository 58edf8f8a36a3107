import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { describe, expect, it, onTestFinished } from 'vitest';
import { runNode, startNode, untilSays } from '#scripts/process/children.ts';
import { root } from '#scripts/process/tool.ts';
import { pickCases } from '#scripts/testing/depth.ts';
import { freePort } from './free-port.ts';

describe.each(pickCases(['start', 'dev', 'mock']))('npm run %s', (name) => {
  const script = `scripts/${name}.ts`;

  it('explains what is wrong with PORT', async () => {
    const { ok, output } = await runNode([script], { cwd: root, env: { PORT: 'http' } });
    expect(ok).toBe(false);
    expect(output).toBe('PORT is "http": it must be a whole number from 1 to 65534.\n');
  });
});

describe('npm run mock', () => {
  it('reports that the port is taken', async () => {
    const port = String(await takenPort());
    const { ok, output } = await runNode(['scripts/mock.ts'], { cwd: root, env: { PORT: port } });
    expect(ok).toBe(false);
    expect(output.trimEnd().split('\n')).toEqual([
      expect.stringContaining(`Port ${port} is already in use.`),
    ]);
  });

  it.skipIf(process.platform === 'win32').each(pickCases(['SIGTERM', 'SIGINT'] as const))(
    'serves, and exits cleanly on %s',
    async (signal) => {
      const port = await freePort();
      const child = startNode(['scripts/mock.ts'], { cwd: root, env: { PORT: String(port) } });
      const url = `http://localhost:${port}`;
      await untilSays(child, `Ready: ${url}`);
      const page = await fetch(`${url}/login`, { headers: { accept: 'text/html' } });
      expect(await page.text()).toContain('This is the mock service alone');

      const closed = once(child, 'close');
      child.kill(signal);

      expect(await closed).toEqual([0, null]);
      await expect(fetch(url)).rejects.toThrow();
    },
  );
});

/** A port that is in use during one test. */
async function takenPort(): Promise<number> {
  const server = createServer();
  onTestFinished(() => {
    server.close();
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  return (server.address() as AddressInfo).port;
}
