import { PassThrough } from 'node:stream';
import { describe, expect, it, vi } from 'vitest';
import { findingText, ProgressLine } from '#scripts/conformance/report/terminal.ts';
import { plainFinding } from '../support/plain-report.ts';

const plain = (_: unknown, text: string) => text;

describe('a difference on a terminal', () => {
  it('has its request, its answer, its clause and how to see it again', () => {
    expect(findingText(plainFinding(), plain)).toBe(`WRONG name must be string.
  getBoat: the plainest request
  clause  openapi/boats.yaml:12  body
  send    curl -i 'http://localhost/boat'
  answer  200 {"name":7}
  again   --replay 1a2b3c4d`);
  });

  it('says how often, for whom and in which operations', () => {
    const operations = ['a', 'b', 'c', 'd', 'e'];
    const [first, second] = findingText(
      plainFinding({ count: 7, session: 'owner', operations }),
      plain,
    ).split('\n');
    expect(first).toBe('WRONG name must be string. (7 times)');
    expect(second).toBe('  a, b, c and 2 more: the plainest request, as owner');
  });

  it('has a body on one line, and not all of a long one', () => {
    const [step] = plainFinding().steps;
    if (!step) throw new Error('There is no step.');
    const answer = (body: string) =>
      findingText(plainFinding({ steps: [{ ...step, body }] }), plain)
        .split('\n')
        .find((line) => line.includes('answer'));
    expect(answer('{\n  "a": 1\n}')).toBe('  answer  200 { "a": 1 }');
    expect(answer('x'.repeat(400))).toBe(`  answer  200 ${'x'.repeat(300)}…`);
  });

  it('cannot control the terminal', () => {
    const [step] = plainFinding().steps;
    if (!step) throw new Error('There is no step.');
    const hostile = 'a\u001b[2Jb\u009bc\u202ed';
    const text = findingText(
      plainFinding({
        message: hostile,
        situation: hostile,
        session: hostile,
        steps: [{ ...step, curl: hostile, body: hostile }],
      }),
      plain,
    );
    expect(text.match(/a\\x1b\[2Jb\\x9bc\\u202ed/g)).toHaveLength(5);
    expect(text.replaceAll('\n', '')).not.toMatch(/[\p{Cc}\p{Bidi_Control}]/u);
  });
});

describe('the progress of a run', () => {
  function shown(isTTY: boolean) {
    const stream = Object.assign(new PassThrough(), { isTTY }) as unknown as NodeJS.WriteStream;
    const written: string[] = [];
    vi.spyOn(stream, 'write').mockImplementation((text) => {
      written.push(String(text));
      return true;
    });
    return { line: new ProgressLine(stream), written };
  }
  const progress = { phase: 'cases', done: 1, planned: 2, differences: 0 };

  it('is a line for each phase in a log', () => {
    const { line, written } = shown(false);
    line.show(progress);
    line.show({ ...progress, done: 2 });
    line.show({ ...progress, phase: 'flows' });
    line.end();
    expect(written).toEqual(['cases …\n', 'flows …\n']);
  });

  it('is a line that changes on a terminal, but not for each request, and disappears', () => {
    const { line, written } = shown(true);
    line.show(progress);
    line.show(progress);
    line.show({ ...progress, done: 2 });
    line.end();
    expect(written).toHaveLength(3);
    expect(written[0]).toContain(
      `${'█'.repeat(12)}${'░'.repeat(12)} 1 cases · cases · 0 differences`,
    );
    expect(written[1]).toContain('█'.repeat(24));
    expect(written[2]).toBe('\r\x1b[2K');
  });
});
