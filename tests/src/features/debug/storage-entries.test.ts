import { describe, expect, it, vi } from 'vitest';
import { clearStorage, removeEntry, storageEntries } from '#src/features/debug/storage-entries.ts';

describe('the stored entries', () => {
  it('are listed by area and key, with their size', () => {
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

  it('are shown in full for keys of the client, and truncated for unknown ones', () => {
    const state = JSON.stringify({ userId: 6, targetPath: '/user/dashboard?query=a' });
    localStorage.setItem('user-state', state);
    localStorage.setItem('policy', 'x'.repeat(100));
    expect(storageEntries().map(({ value }) => value)).toEqual([`${'x'.repeat(24)}…`, state]);
  });

  it('hide the secret of a mailed link', () => {
    sessionStorage.setItem('mail-token:resetPassword', 'secret');
    expect(storageEntries()).toEqual([
      { area: 'session', key: 'mail-token:resetPassword', bytes: 6, value: '…' },
    ]);
  });

  it('are removed one by one, or all at once', () => {
    localStorage.setItem('a', '1');
    sessionStorage.setItem('a', '2');
    sessionStorage.setItem('b', '3');
    removeEntry({ area: 'session', key: 'a' });
    expect(storageEntries().map(({ value }) => value)).toEqual(['1', '3']);
    clearStorage();
    expect(storageEntries()).toEqual([]);
  });

  it('are empty without storage access, whose errors are ignored', () => {
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
