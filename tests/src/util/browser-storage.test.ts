import { describe, expect, it, vi } from 'vitest';
import { readStorage, removeStorage, writeStorage } from '#src/util/browser-storage.ts';

describe('browser storage', () => {
  it('returns what was written', () => {
    writeStorage('theme', 'dark');
    expect(readStorage('theme')).toBe('dark');
  });

  it("reads a missing key as the text 'null'", () => {
    expect(readStorage('missing')).toBe('null');
  });

  it('ignores the errors of blocked storage', () => {
    const refuse = () => {
      throw new DOMException('denied', 'SecurityError');
    };
    vi.spyOn(Storage.prototype, 'getItem').mockImplementation(refuse);
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse);
    expect(() => writeStorage('theme', 'dark')).not.toThrow();
    expect(readStorage('theme')).toBe('null');
  });

  it('no longer has a removed key', () => {
    writeStorage('key', 'value');
    removeStorage('key');
    expect(readStorage('key')).toBe('null');
  });
});
