import { describe, expect, it } from 'vitest';
import { readPort } from '#scripts/serving/port.ts';

describe('readPort', () => {
  it.each([undefined, ''])('is the default if PORT is %o', (text) => {
    expect(readPort(text, 4000)).toBe(4000);
  });

  it.each([1, 8080, 65_534])('is %i if PORT is set to it', (port) => {
    expect(readPort(String(port), 4000)).toBe(port);
  });

  it.each(['0', '65535', '80.5', '-1', '4000x', '0x50', '1e3', ' '])('refuses "%s"', (text) => {
    expect(() => readPort(text, 4000)).toThrow(
      `PORT is "${text}": it must be a whole number from 1 to 65534.`,
    );
  });
});
