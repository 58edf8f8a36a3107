import { describe, expect, it } from 'vitest';
import { needsInstall, nextBrowserStep } from '#scripts/setup/decisions.mjs';

describe('needsInstall', () => {
  const lock = {
    packages: {
      '': { version: '1.0.0' },
      'node_modules/a': { version: '1.0.0', integrity: 'sha512-a' },
      'node_modules/for-another-system': { version: '1.0.0', optional: true },
    },
  };

  it('installs when nothing is there', () => {
    expect(needsInstall(lock, undefined)).toBe(true);
  });

  it('leaves packages alone that are as the lock file says', () => {
    expect(needsInstall(lock, { packages: { 'node_modules/a': lock.packages['node_modules/a'] } }))
      // The optional package is for another system, and rightly absent.
      .toBe(false);
  });

  it.each([
    ['is missing', {}],
    ['has another version', { 'node_modules/a': { version: '0.9.0', integrity: 'sha512-a' } }],
    ['has another content', { 'node_modules/a': { version: '1.0.0', integrity: 'sha512-b' } }],
  ])('installs when a package %s', (_what, packages) => {
    expect(needsInstall(lock, { packages })).toBe(true);
  });
});

describe('nextBrowserStep', () => {
  it('does nothing when there is a browser', () => {
    expect(nextBrowserStep({ found: true, tried: [], canUseApt: true })).toBe('done');
  });

  it('downloads one first', () => {
    expect(nextBrowserStep({ found: false, tried: [], canUseApt: true })).toBe('download');
  });

  it('installs one with apt-get when the download failed and it may', () => {
    const step = nextBrowserStep({ found: false, tried: ['download'], canUseApt: true });
    expect(step).toBe('apt');
  });

  it('gives up when it may not', () => {
    const step = nextBrowserStep({ found: false, tried: ['download'], canUseApt: false });
    expect(step).toBe('give up');
  });

  it('gives up when all failed', () => {
    const step = nextBrowserStep({ found: false, tried: ['download', 'apt'], canUseApt: true });
    expect(step).toBe('give up');
  });
});
