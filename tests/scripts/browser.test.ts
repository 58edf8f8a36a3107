import { chmodSync } from 'node:fs';
import path from 'node:path';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { findBrowser, installedCandidates } from '#scripts/browser.mjs';
import { tempFolder } from './temp-folder.ts';

afterEach(() => vi.unstubAllEnvs());

describe('findBrowser', () => {
  it('uses the browser at CHROME_PATH', () => {
    const browser = program('my-browser');
    vi.stubEnv('CHROME_PATH', browser);
    expect(findBrowser()).toBe(browser);
  });

  it('refuses a missing CHROME_PATH instead of using another browser', () => {
    vi.stubEnv('CHROME_PATH', '/nowhere/chrome');
    expect(findBrowser).toThrow('CHROME_PATH is "/nowhere/chrome", which is not a program.');
  });

  it.skipIf(process.platform !== 'linux')('finds Chromium on the path', () => {
    const browser = program('chromium');
    vi.stubEnv('CHROME_PATH', '');
    vi.stubEnv('PATH', path.dirname(browser));
    expect(findBrowser()).toBe(browser);
  });
});

describe('installedCandidates', () => {
  it('looks on the path for the headless shell first, then for Chromium, then for Chrome on Linux', () => {
    expect(installedCandidates('linux', { PATH: '/a:/b' })).toEqual([
      '/a/chromium-headless-shell',
      '/b/chromium-headless-shell',
      '/a/chromium',
      '/b/chromium',
      '/a/chromium-browser',
      '/b/chromium-browser',
      '/a/google-chrome',
      '/b/google-chrome',
      '/a/google-chrome-stable',
      '/b/google-chrome-stable',
    ]);
  });

  it('looks in both application folders on macOS', () => {
    const candidates = installedCandidates('darwin', { HOME: '/Users/me', PATH: '' });
    expect(candidates).toContain('/Applications/Google Chrome.app/Contents/MacOS/Google Chrome');
    expect(candidates).toContain('/Users/me/Applications/Chromium.app/Contents/MacOS/Chromium');
  });

  it('looks in the program folders of Windows', () => {
    expect(installedCandidates('win32', { PROGRAMFILES: 'C:\\Programs' })).toEqual([
      'C:\\Programs\\Google\\Chrome\\Application\\chrome.exe',
      'C:\\Programs\\Chromium\\Application\\chrome.exe',
    ]);
  });
});

function program(name: string): string {
  const file = path.join(tempFolder({ [name]: '' }), name);
  chmodSync(file, 0o755);
  return file;
}
