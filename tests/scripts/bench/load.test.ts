import { once } from 'node:events';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { describe, expect, it, onTestFinished } from 'vitest';
import { load, summary } from '#scripts/bench/load.ts';

describe('summary', () => {
  it('has the median and the 99th percentile', () => {
    const times = Array.from({ length: 100 }, (_, index) => 100 - index);
    expect(summary(times)).toEqual({ median: 50, p99: 99 });
  });
});

describe('load', () => {
  it('measures a server until it has the given number of answers', async () => {
    const result = await load({ url: await serverThatAnswers(200) }, { answers: 20, seconds: 60 });
    expect(result.answers).toBe(20);
    expect(result.answersPerSecond).toBeGreaterThan(0);
    expect(result.answersPerSecond).toBeLessThan(Number.POSITIVE_INFINITY);
    expect(result.p99).toBeGreaterThanOrEqual(result.median);
  });

  it('does not measure error responses', async () => {
    const url = await serverThatAnswers(500);
    await expect(load({ url }, { seconds: 0.2 })).rejects.toThrow(`${url} answered 500.`);
  });
});

async function serverThatAnswers(status: number): Promise<string> {
  const server = http.createServer((_request, response) => {
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
