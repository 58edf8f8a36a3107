import { execFileSync } from 'node:child_process';
import { describe, expect, it } from 'vitest';
import { curlLine } from '#scripts/conformance/target/curl.ts';

const request = {
  method: 'POST',
  path: '/notes?q=%27',
  headers: { 'content-type': 'application/json', cookie: 'session=secret' },
  body: `{"text":"O'Brien $HOME \`x\`"}`,
};

describe('curlLine', () => {
  it('is quoted correctly for a shell', () => {
    const line = curlLine('http://localhost:1', request, false).replace(/^curl/, 'printf "%s\\n"');
    const words = execFileSync('sh', ['-c', line], { encoding: 'utf8' }).trimEnd().split('\n');
    expect(words).toContain(request.body);
    expect(words).toContain('http://localhost:1/notes?q=%27');
  });

  it('describes megabytes of spaces instead of printing them', () => {
    const padded = { ...request, body: `{"text":"O'Brien"}${' '.repeat(2000)}` };
    const line = curlLine('http://localhost:1', padded, false).replace(/\| curl .*$/, '| wc -c');
    expect(line.length).toBeLessThan(200);
    expect(Number(execFileSync('sh', ['-c', line], { encoding: 'utf8' }))).toBe(padded.body.length);
  });

  it('takes the session from the environment, since reports are shared', () => {
    const line = curlLine('http://localhost:1', request, true);
    expect(line).not.toContain('secret');
    expect(line).toContain('"cookie: $COOKIE"');
  });
});
