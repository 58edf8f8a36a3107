import { deep, expect } from './browser-test.ts';
import { testOnOwnService } from './own-service.ts';

/** On a service that lacks one icon. */
const test = testOnOwnService(({ respond }) => ({
  resources: (path, request) =>
    path === '/resources/icons/globe.svg'
      ? new Response(null, { status: 404 })
      : respond(path, request),
}));

test(
  'a missing icon is reported once, and its button still works',
  deep,
  async ({ page, expectedConsole }) => {
    expectedConsole.push(/status of 404 /);
    const [reports, requests]: [string[], string[]] = [[], []];
    page.on('request', (request) => {
      const { pathname } = new URL(request.url());
      if (pathname === '/log') reports.push(request.postData() ?? '');
      if (pathname.startsWith('/resources/icons/')) requests.push(pathname);
    });
    const reported = page.waitForResponse('/log');
    await page.goto('/login');
    expect((await reported).status()).toBe(204);
    expect(reports.map((report) => JSON.parse(report))).toEqual([
      { message: 'Icon not found', context: { icon: 'globe', page: '/login' } },
    ]);
    // The browser may request a failed icon again.
    const arriving = requests.filter((path) => !path.endsWith('/globe.svg'));
    expect(new Set(arriving).size, 'each icon is asked for once').toBe(arriving.length);

    const button = page.getByRole('button', { name: 'Language and theme' });
    const icon = button.locator('[aria-hidden="true"]');
    const looks = await icon.evaluate((element) => {
      const { inlineSize, blockSize, backgroundColor, maskImage } = getComputedStyle(element);
      return { inlineSize, blockSize, backgroundColor, maskImage };
    });
    expect(looks).toEqual({
      inlineSize: '20px',
      blockSize: '20px',
      backgroundColor: 'rgba(0, 0, 0, 0)',
      maskImage: 'none',
    });
    await button.click();
    await expect(page.getByRole('menuitemradio', { name: 'Dark' })).toBeVisible();

    const failedAgain = page.waitForResponse(/globe\.svg/);
    await page.reload();
    await failedAgain;
    await expect(button).toBeVisible();
    await page.waitForLoadState('networkidle');
    expect(reports, 'at most once per 10 minutes').toHaveLength(1);
  },
);
