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

  it('installs if nothing is there', () => {
    expect(needsInstall(lock, undefined)).toBe(true);
  });

  it('keeps packages that match the lock file', () => {
    expect(needsInstall(lock, { packages: { 'node_modules/a': lock.packages['node_modules/a'] } }))
      // The optional package is for another system, so it is rightly missing.
      .toBe(false);
  });

  it.each([
    ['is missing', {}],
    ['has a different version', { 'node_modules/a': { version: '0.9.0', integrity: 'sha512-a' } }],
    ['has different content', { 'node_modules/a': { version: '1.0.0', integrity: 'sha512-b' } }],
  ])('installs if a package %s', (_what, packages) => {
    expect(needsInstall(lock, { packages })).toBe(true);
  });
});

describe('nextBrowserStep', () => {
  it('does nothing if there is a browser', () => {
    expect(nextBrowserStep({ found: true, tried: [], canUseApt: true })).toBe('done');
  });

  it('downloads one first', () => {
    expect(nextBrowserStep({ found: false, tried: [], canUseApt: true })).toBe('download');
  });

  it('uses apt-get if the download failed and apt-get is allowed', () => {
    const step = nextBrowserStep({ found: false, tried: ['download'], canUseApt: true });
    expect(step).toBe('apt');
  });

  it('gives up if apt-get is not allowed', () => {
    const step = nextBrowserStep({ found: false, tried: ['download'], canUseApt: false });
    expect(step).toBe('give up');
  });

  it('gives up if everything failed', () => {
    const step = nextBrowserStep({ found: false, tried: ['download', 'apt'], canUseApt: true });
    expect(step).toBe('give up');
  });
});
