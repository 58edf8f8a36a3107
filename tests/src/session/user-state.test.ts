import { createStore } from 'jotai';
import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { fixture } from '#mocks/fixture.ts';
import { browserLoadAtom } from '#src/session/page-load.ts';
import { followOtherTabs, publishUser } from '#src/session/user-state.ts';
import { settingsAtom } from '#src/settings/settings-atom.ts';
import { showInFrame } from '#tests/setup/frame.ts';

let stop = () => {};
afterEach(() => stop());

/** A tab of a user, or of a visitor, on a page; returns where it navigates. */
function openTab(
  userId: number | null,
  { page = '/user/dashboard?query=a', baseUrl = '', impersonated = false } = {},
) {
  window.history.replaceState(null, '', baseUrl + page);
  const store = createStore();
  const user = userId === null ? null : fixture('User', { id: userId });
  store.set(settingsAtom, fixture('HostSettings', { baseUrl, user, impersonated }));
  const went: string[] = [];
  store.set(browserLoadAtom, {
    load: (url) => went.push(url),
    replace: (url) => went.push(`replaced by ${url}`),
    reload: () => went.push('reload'),
  });
  stop = followOtherTabs(store);
  return went;
}

/** The storage event that this tab gets when another one writes. */
function otherTabWrites(value: unknown, key: string | null = 'user-state'): void {
  const newValue = typeof value === 'string' || value === null ? value : JSON.stringify(value);
  window.dispatchEvent(new StorageEvent('storage', { key, newValue }));
}

/** Going back restores the page as it was left. */
function comeBack(): void {
  window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
}

/** Makes another tab store a user, whom the server then keeps returning, and closes this one. */
function goAfter(went: string[], userId: number | null): string[] {
  const told = { userId, targetPath: null };
  localStorage.setItem('user-state', JSON.stringify(told));
  otherTabWrites(told);
  stop();
  return went;
}

const stored = () => JSON.parse(localStorage.getItem('user-state') ?? '') as unknown;

it('reloads its own page inside a frame, where the other tab’s page may not be shown', () => {
  showInFrame();
  const went = openTab(null, { page: '/login' });
  otherTabWrites({ userId: 8, targetPath: '/user/dashboard' });
  expect(went).toEqual(['reload']);
});

describe('a starting tab', () => {
  it('does not store an address with a mailed secret', () => {
    openTab(7, { page: '/password/reset?token=secret' });
    expect(stored()).toEqual({ userId: 7, targetPath: null });
  });

  it('stores its user id and target path', () => {
    openTab(7);
    expect(stored()).toEqual({ userId: 7, targetPath: '/user/dashboard?query=a' });
  });

  it('stores the path without the base path', () => {
    openTab(7, { baseUrl: '/kalender' });
    expect(stored()).toMatchObject({ targetPath: '/user/dashboard?query=a' });
  });

  it('stores a visitor without a path, so that other tabs stay where they are', () => {
    openTab(null, { page: '/c/riv3rs' });
    expect(stored()).toEqual({ userId: null, targetPath: null });
  });
});

describe('when another tab changes the user id, this tab', () => {
  it('opens the stored target path', () => {
    const went = openTab(null, { page: '/login' });
    otherTabWrites({ userId: 7, targetPath: '/c/riv3rs?view=week' });
    expect(went).toEqual(['/c/riv3rs?view=week']);
  });

  it('opens it below the base path', () => {
    const went = openTab(7, { baseUrl: '/kalender' });
    otherTabWrites({ userId: 8, targetPath: '/user/dashboard' });
    expect(went).toEqual(['/kalender/user/dashboard']);
  });

  it('reloads if there is no target path', () => {
    const went = openTab(7);
    otherTabWrites({ userId: null, targetPath: null });
    expect(went).toEqual(['reload']);
  });

  it('reloads if it is already there', () => {
    const went = openTab(7, { page: '/user/dashboard' });
    otherTabWrites({ userId: 8, targetPath: '/user/dashboard#top' });
    expect(went).toEqual(['reload']);
  });

  it.each([
    ...['https://evil.example', '//evil.example', 'javascript:alert(1)', '/login', '/logout', 7],
    ...['/admintool96/api/101/restore-calendar/2', '/nothing-here'],
  ])('never follows %s, but reloads', (targetPath) => {
    const went = openTab(7);
    otherTabWrites({ userId: 8, targetPath });
    expect(went).toEqual(['reload']);
  });

  it('never follows a path that is longer than the contract allows, but reloads', () => {
    const went = openTab(7);
    otherTabWrites({ userId: 8, targetPath: `/c/riv3rs?${'x'.repeat(2_000)}` });
    expect(went).toEqual(['reload']);
  });

  it.each(['user-state', null])('treats a removed key as a logout (%s)', (key) => {
    const went = openTab(7);
    otherTabWrites(null, key);
    expect(went).toEqual(['reload']);
  });

  it('notices when it is restored by going back', () => {
    const went = openTab(7);
    localStorage.setItem('user-state', JSON.stringify({ userId: 8, targetPath: '/c/riv3rs' }));
    comeBack();
    expect(went).toEqual(['/c/riv3rs']);
  });

  it('notices a removed key then, too', () => {
    const went = openTab(7);
    localStorage.removeItem('user-state');
    comeBack();
    expect(went).toEqual(['reload']);
  });
});

describe('when staff view the product as a user, their other tabs', () => {
  const record = '/admintool96/calendars/101';

  it('reload their own pages when it begins', () => {
    openTab(1, { impersonated: true });
    const told = stored();
    expect(told).toEqual({ userId: 1, targetPath: null });
    stop();
    const went = openTab(5, { page: record });
    otherTabWrites(told);
    expect(went).toEqual(['reload']);
  });

  it('reload them again when it ends', () => {
    localStorage.setItem('user-state', '{"userId":1,"targetPath":null}');
    openTab(5, { page: '/admintool96/users/1' });
    const told = stored();
    expect(told).toEqual({ userId: 5, targetPath: null });
    stop();
    const went = openTab(1, { page: record, impersonated: true });
    otherTabWrites(told);
    expect(went).toEqual(['reload']);
  });
});

describe('when the server keeps returning another user, this tab', () => {
  it('does not follow the same one again', () => {
    expect(goAfter(openTab(7), null)).toEqual(['reload']);
    expect(goAfter(openTab(7), null)).toEqual([]);
    expect(goAfter(openTab(7), 8)).toEqual(['reload']);
    expect(goAfter(openTab(7), 8)).toEqual([]);
    expect(goAfter(openTab(7), null)).toEqual([]);
  });

  it('follows it again after a while', () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    onTestFinished(() => void vi.useRealTimers());
    expect(goAfter(openTab(7), null)).toEqual(['reload']);
    vi.advanceTimersByTime(30_000);
    expect(goAfter(openTab(7), null)).toEqual(['reload']);
  });

  it('follows it at once if it was that user in between', () => {
    expect(goAfter(openTab(7), null)).toEqual(['reload']);
    expect(goAfter(openTab(null), 7)).toEqual(['reload']);
    expect(goAfter(openTab(7), null)).toEqual(['reload']);
  });

  it('follows it at once if the tabs agreed in between', () => {
    expect(goAfter(openTab(7), null)).toEqual(['reload']);
    localStorage.setItem('user-state', '{"userId":7,"targetPath":null}');
    expect(goAfter(openTab(7), null)).toEqual(['reload']);
  });

  it('follows it despite broken storage', () => {
    for (const text of ['{', '[]', 'null', '{"null":"soon"}']) {
      sessionStorage.setItem('user-state-followed', text);
      expect(goAfter(openTab(7), null)).toEqual(['reload']);
    }
  });
});

describe('nothing happens if another tab', () => {
  it('cannot write, since storage is blocked', () => {
    vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new DOMException('The operation is insecure.', 'SecurityError');
    });
    const went = openTab(7);
    comeBack();
    expect(went).toEqual([]);
  });

  it('stores the same user', () => {
    const went = openTab(7);
    otherTabWrites({ userId: 7, targetPath: '/c/riv3rs' });
    expect(went).toEqual([]);
  });

  it('logs out while nobody is logged in', () => {
    const went = openTab(null);
    otherTabWrites(null);
    expect(went).toEqual([]);
  });

  it.each(['', '{', 'null', '7', '"text"', '[]', '{}', '{"userId":"8"}', '{"userId":{}}'])(
    'writes the broken value %s',
    (value) => {
      const went = openTab(7);
      otherTabWrites(value);
      expect(went).toEqual([]);
    },
  );

  it('writes another key', () => {
    const went = openTab(7);
    otherTabWrites({ userId: 8 }, 'theme');
    expect(went).toEqual([]);
  });

  it('writes after this one has stopped listening', () => {
    const went = openTab(7);
    stop();
    otherTabWrites({ userId: 8 });
    expect(went).toEqual([]);
  });
});

describe('a login without a page start', () => {
  it('tells the other tabs who is logged in, and where the user goes', () => {
    localStorage.setItem('user-state', '{"userId":1,"targetPath":"/user/dashboard"}');
    publishUser(2);
    expect(stored()).toEqual({ userId: 2, targetPath: null });
    publishUser(3, '/user/devices');
    expect(stored()).toEqual({ userId: 3, targetPath: '/user/devices' });
  });

  it('of the same user tells them nothing', () => {
    const before = '{"userId":1,"targetPath":"/user/dashboard"}';
    localStorage.setItem('user-state', before);
    publishUser(1);
    expect(localStorage.getItem('user-state')).toBe(before);
  });
});
