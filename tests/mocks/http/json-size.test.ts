import { describe, expect, it } from 'vitest';
import { jsonExcess } from '#mocks/http/json-size.ts';

const megabyte = 1024 * 1024;
const measureExcess = (text: string) => jsonExcess(new TextEncoder().encode(text));
const nest = (levels: number) => `${'['.repeat(levels)}${']'.repeat(levels)}`;

describe('JSON', () => {
  it.each(['{}', nest(100), `[${'1,'.repeat(99_000)}1]`, '[[],[{"a":[]}]]', '"', '{"a":"\\'])(
    'is accepted: %.20s',
    (text) => {
      expect(measureExcess(text)).toBeUndefined();
    },
  );

  it('may contain brackets and commas in strings', () => {
    const text = JSON.stringify({ text: '\\"[{,'.repeat(200_000), ['[[['.repeat(100)]: 1 });
    expect(measureExcess(text)).toBeUndefined();
  });

  it.each([nest(101), '{"a":'.repeat(101), '['.repeat(20 * megabyte)])(
    'is refused if it is nested too deeply: %.20s',
    (text) => {
      expect(measureExcess(text)).toBe('The body has more than 100 levels.');
    },
  );

  it.each([`[${'[],'.repeat(6 * megabyte)}[]]`, `{${'"a":1,'.repeat(3 * megabyte)}"a":1}`])(
    'is refused if it contains too many values: %.20s',
    (text) => {
      expect(measureExcess(text)).toBe('The body has more than 100000 values.');
    },
  );
});
