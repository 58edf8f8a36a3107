import { once } from 'node:events';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { describe, expect, it, onTestFinished } from 'vitest';
import { answersPerSecond } from '#scripts/bench/load.ts';

describe('the load of a benchmark', () => {
  it('counts the answers of a server', async () => {
    let answers = 0;
    const url = await serverThatAnswers(200, () => {
      answers += 1;
    });
    const speed = await answersPerSecond({ url }, 0.2);
    expect(answers).toBeGreaterThan(0);
    // Its own duration is at least the requested one.
    expect(speed).toBeGreaterThan(0);
    expect(speed).toBeLessThanOrEqual(answers / 0.2);
  });

  it('does not count failures', async () => {
    const url = await serverThatAnswers(500);
    await expect(answersPerSecond({ url }, 0.2)).rejects.toThrow(`${url} answered 500.`);
  });
});

async function serverThatAnswers(status: number, count = () => {}): Promise<string> {
  const server = http.createServer((_request, response) => {
    count();
    response.writeHead(status).end('answer');
  });
  onTestFinished(() => {
    server.close();
    server.closeAllConnections();
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = server.address() as AddressInfo;
  return `http://127.0.0.1:${port}/`;
}
