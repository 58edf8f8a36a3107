import { beforeAll, describe, expect, it } from 'vitest';
import type { BuiltPages } from '#mocks/page/built-pages.ts';
import { scriptBeforePaint } from '#scripts/build/hosting/inline-script.ts';
import { prerenderPages } from '#scripts/build/hosting/prerendered-pages.ts';

describe('the script of the head', () => {
  it('is small, and keeps its names to itself', async () => {
    const script = await scriptBeforePaint();
    expect(script.length).toBeLessThan(1300);
    expect(script).toMatch(/^\(function\(\)\{.*\}\)\(\);$/s);
  });
});

describe('prerendered pages', () => {
  let markup: Awaited<ReturnType<typeof prerenderPages>>['markup'];
  let words: BuiltPages['manifest']['languages'];
  beforeAll(async () => {
    ({ markup, words } = await prerenderPages('test'));
  });

  it('are there in every form, with a file for each', () => {
    const files = markup['login']?.map(({ file }) => file) ?? [];
    expect(files).toContain('login.ja.no-menu.no-help.html');
    expect(new Set(files).size).toBe(20);
  });

  it('leave to the server what only it knows', () => {
    const [full] = markup['login'] ?? [];
    expect(full?.html).toContain('href="__BASE_PATH__/register"');
    expect(full?.html).toContain('href="__STAY_LOGGED_IN_HELP__"');
    expect(full?.html).toContain('title="__APP_TITLE__"');
    expect(full?.html).toContain('data-build="test"');
  });

  it('have what their settings bring about', () => {
    for (const { html, helpMenu, loginHelp } of markup['login'] ?? []) {
      expect(html.includes('__STAY_LOGGED_IN_HELP__')).toBe(loginHelp);
      expect(html.match(/aria-haspopup="menu"/g)).toHaveLength(helpMenu ? 3 : 2);
    }
  });

  it('say in their language what they lack', () => {
    expect(words['de']?.noScript).toContain('JavaScript');
    expect(words['ja']?.startWait).not.toBe(words['en']?.startWait);
  });
});
