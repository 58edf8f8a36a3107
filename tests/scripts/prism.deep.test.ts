import { once } from 'node:events';
import { expect, it } from 'vitest';
import { startNode, untilSays } from '#scripts/process/children.ts';
import { root } from '#scripts/process/tool.ts';
import { freePort } from './free-port.ts';

it.skipIf(process.platform === 'win32')(
  'npm run prism serves each document on its own port and stops them all',
  async () => {
    const port = await freePort();
    const child = startNode(['scripts/prism.ts'], { cwd: root, env: { PORT: String(port) } });
    await untilSays(child, 'Ctrl-C ends all.');
    const addresses = [
      `http://localhost:${port}/admintool96/api/search-calendar`,
      // The documents start in alphabetical order: admin, analytics, app, upload.
      `http://localhost:${port + 2}/user/calendars`,
    ];
    const headers = { cookie: 'session=any' };
    for (const address of addresses) expect((await fetch(address, { headers })).status).toBe(200);

    const closed = once(child, 'close');
    child.kill('SIGINT');

    expect(await closed).toEqual([0, null]);
    for (const address of addresses) await expect(fetch(address)).rejects.toThrow();
  },
);
