import { createServer } from 'node:http';
import { describe, expect, it, onTestFinished } from 'vitest';
import {
  checkReachable,
  NoAnswer,
  sendBy,
  sendTo,
  serverAddress,
} from '#scripts/conformance/target/send.ts';
import { CommandError } from '#scripts/process/command-error.ts';
import { freePort } from '../../free-port.ts';

const get = { method: 'GET', path: '/boats?near=Bonn', headers: { accept: 'application/json' } };

describe('a request', () => {
  it('is sent to the server’s address, and its redirects are not followed', async () => {
    const requests: Request[] = [];
    const send = sendBy((request) => {
      requests.push(request);
      const moved = new Response('moved', { status: 302, headers: { location: '/' } });
      return Promise.resolve(moved);
    }, 'http://boats.example/base');
    const answer = await send({ ...get, method: 'POST', body: '{}' });
    expect(answer).toMatchObject({ status: 302, body: 'moved', milliseconds: expect.any(Number) });
    expect(answer.headers.get('location')).toBe('/');
    const [request] = requests;
    expect(request).toMatchObject({
      method: 'POST',
      url: 'http://boats.example/base/boats?near=Bonn',
      redirect: 'manual',
    });
    expect(await request?.text()).toBe('{}');
  });

  it('that is cut off has no answer, with the reason', async () => {
    const send = sendBy(() => Promise.reject(new Error('cut off')), 'http://boats.example');
    await expect(send(get)).rejects.toThrow(new NoAnswer('cut off'));
  });

  it('that takes too long has no answer', async () => {
    const timeout = new DOMException('Timed out.', 'TimeoutError');
    const send = sendBy(() => Promise.reject(timeout), 'http://boats.example');
    await expect(send(get)).rejects.toThrow('no answer within 30 s');
  });

  it('names the reason behind a failed fetch, even if all addresses failed', async () => {
    const refused = new Error('connect ECONNREFUSED');
    for (const cause of [refused, new AggregateError([refused])]) {
      const failed = new TypeError('fetch failed', { cause });
      const send = sendBy(() => Promise.reject(failed), 'http://boats.example');
      await expect(send(get)).rejects.toThrow('connect ECONNREFUSED');
    }
  });
});

describe('whether a server is reachable', () => {
  it('is seen by any answer', async () => {
    const server = createServer((_, response) => response.writeHead(500).end()).listen(0);
    onTestFinished(() => void server.close());
    const address = server.address();
    const port = typeof address === 'object' ? address?.port : undefined;
    await expect(checkReachable(sendTo(`http://localhost:${port}`), 'it')).resolves.toBeUndefined();
  });

  it('is an error for the command if there is none', async () => {
    const server = `http://localhost:${await freePort()}`;
    await expect(checkReachable(sendTo(server), server)).rejects.toThrow(
      new RegExp(`^${server} does not answer: .*ECONNREFUSED`),
    );
  });

  it('does not hide a bug', async () => {
    const bug = () => Promise.reject(new TypeError('is not a function'));
    await expect(checkReachable(bug, 'it')).rejects.toThrow(TypeError);
  });
});

describe('the address of a server', () => {
  it.each([
    ['http://localhost:8000', 'http://localhost:8000'],
    ['https://boats.example/base/?a=1#b', 'https://boats.example/base'],
  ])('%s is %s', (text, address) => expect(serverAddress(text)).toBe(address));

  it.each(['localhost:8000', 'ftp://boats.example', 'boats'])('is not %s', (text) => {
    expect(() => serverAddress(text)).toThrow(CommandError);
  });
});
