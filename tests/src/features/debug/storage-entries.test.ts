import { describe, expect, it, vi } from 'vitest';
import { clearStorage, removeEntry, storageEntries } from '#src/features/debug/storage-entries.ts';

describe('what is stored', () => {
  it('is told by area and key, with its size', () => {
    localStorage.setItem('b', 'größe');
    localStorage.setItem('a', '1');
    sessionStorage.setItem('c', '');
    expect(storageEntries()).toEqual([
      { area: 'local', key: 'a', bytes: 1, value: '1' },
      { area: 'local', key: 'b', bytes: 7, value: 'größe' },
      { area: 'session', key: 'c', bytes: 0, value: '' },
    ]);
    sessionStorage.clear();
  });

  it('is shown whole for keys of the client, and shortened for unknown ones', () => {
    const state = JSON.stringify({ userId: 6, targetPath: '/user/dashboard?query=a' });
    localStorage.setItem('user-state', state);
    localStorage.setItem('policy', 'x'.repeat(100));
    expect(storageEntries().map(({ value }) => value)).toEqual([`${'x'.repeat(24)}…`, state]);
  });

  it('is hidden where it is the secret of a link in a mail', () => {
    sessionStorage.setItem('mail-token:resetPassword', 'secret');
    expect(storageEntries()).toEqual([
      { area: 'session', key: 'mail-token:resetPassword', bytes: 6, value: '…' },
    ]);
  });

  it('is removed one by one, and all at once', () => {
    localStorage.setItem('a', '1');
    sessionStorage.setItem('a', '2');
    sessionStorage.setItem('b', '3');
    removeEntry({ area: 'session', key: 'a' });
    expect(storageEntries().map(({ value }) => value)).toEqual(['1', '3']);
    clearStorage();
    expect(storageEntries()).toEqual([]);
  });

  it('is nothing where the browser refuses, and what it refuses is swallowed', () => {
    localStorage.setItem('a', '1');
    const refuse = () => {
      throw new DOMException('denied', 'SecurityError');
    };
    vi.spyOn(window, 'localStorage', 'get').mockImplementation(refuse);
    vi.spyOn(Storage.prototype, 'clear').mockImplementation(refuse);
    expect(storageEntries()).toEqual([]);
    expect(() => removeEntry({ area: 'local', key: 'a' })).not.toThrow();
    expect(() => clearStorage()).not.toThrow();
    vi.restoreAllMocks();
    expect(localStorage.getItem('a')).toBe('1');
  });
});
