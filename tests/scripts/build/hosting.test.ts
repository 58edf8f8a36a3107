import { beforeAll, describe, expect, it } from 'vitest';
import type { BuiltPages } from '#mocks/page/built-pages.ts';
import { scriptBeforePaint } from '#scripts/build/hosting/inline-script.ts';
import { prerenderPages } from '#scripts/build/hosting/prerendered-pages.ts';

describe('the script in the head', () => {
  it('is small and does not leak its names', async () => {
    const script = await scriptBeforePaint();
    expect(script.length).toBeLessThan(3000);
    expect(script).toMatch(/^\(function\(\)\{.*\}\)\(\);$/s);
  });
});

describe('prerendered pages', () => {
  let markup: Awaited<ReturnType<typeof prerenderPages>>['markup'];
  let words: BuiltPages['manifest']['languages'];
  let laterModules: Awaited<ReturnType<typeof prerenderPages>>['laterModules'];
  beforeAll(async () => {
    ({ markup, words, laterModules } = await prerenderPages('test'));
  });

  it('exist in every variant, with a file for each', () => {
    const files = markup['login']?.map(({ file }) => file) ?? [];
    expect(files).toContain('login.ja.no-menu.no-help.html');
    expect(new Set(files).size).toBe(20);
  });

  it('leave placeholders for the server’s values', () => {
    const [full] = markup['login'] ?? [];
    expect(full?.html).toContain('href="__BASE_PATH__/register"');
    expect(full?.html).toContain('href="__STAY_LOGGED_IN_HELP__"');
    expect(full?.html).toContain('title="__APP_TITLE__"');
    expect(full?.html).toContain('data-build="test"');
  });

  it('match their settings', () => {
    for (const { html, helpMenu, loginHelp } of markup['login'] ?? []) {
      expect(html.includes('__STAY_LOGGED_IN_HELP__')).toBe(loginHelp);
      expect(html.match(/aria-haspopup="menu"/g)).toHaveLength(helpMenu ? 3 : 2);
    }
  });

  it('come with the code that pages load later, also that of a calendar’s views', () => {
    expect(laterModules['calendarByKey']?.own).toEqual(['features/calendar/page/CalendarPage.tsx']);
    expect(laterModules['calendarByKey']?.views).toContainEqual({
      name: 'month',
      module: 'features/calendar/views/month/MonthView.tsx',
    });
    expect(laterModules['dashboard']?.views).toEqual([]);
  });

  it('have their missing-script texts in their language', () => {
    expect(words['de']?.noScript).toContain('JavaScript');
    expect(words['ja']?.startWait).not.toBe(words['en']?.startWait);
  });
});
