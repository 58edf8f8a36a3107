import { act, screen, within } from '@testing-library/react';
import { vi } from 'vitest';
import type { HostSettings } from '#src/settings/host-settings.ts';
import { settingsAtom } from '#src/settings/settings-atom.ts';
import type { openPage } from '#tests/setup/open-page.tsx';

export type Page = Awaited<ReturnType<typeof openPage>>;

/** Opens a button's menu. */
export async function openMenu(page: Page, button: string | RegExp): Promise<HTMLElement> {
  await page.user.click(await screen.findByRole('button', { name: button }));
  return screen.findByRole('menu');
}

/** The items of a button's menu, each with its address. */
export async function menuItems(page: Page, button: string | RegExp) {
  const menu = await openMenu(page, button);
  return within(menu)
    .getAllByRole('menuitem')
    .map((item) => [item.textContent, item.getAttribute('href')]);
}

/** Chooses an item of the info menu. */
export async function chooseHelp(page: Page, name: string): Promise<void> {
  const menu = await openMenu(page, /^Help and news/);
  await page.user.click(within(menu).getByRole('menuitem', { name }));
}

/** Changes the hosting page's settings. */
export function changeSettings({ store }: Page, changes: Partial<HostSettings>): void {
  act(() => store.set(settingsAtom, { ...store.get(settingsAtom), ...changes }));
}

/** A browser that is idle only when the test says so. */
export function stubIdle(): { becomeIdle: () => void } {
  const waiting = new Map<number, () => void>();
  let last = 0;
  vi.stubGlobal('requestIdleCallback', (callback: () => void) => {
    last += 1;
    waiting.set(last, callback);
    return last;
  });
  vi.stubGlobal('cancelIdleCallback', (handle: number) => waiting.delete(handle));
  return {
    becomeIdle: () => {
      const callbacks = [...waiting.values()];
      waiting.clear();
      act(() => {
        for (const callback of callbacks) callback();
      });
    },
  };
}

/** The calls to an address so far. */
export function callsTo(spy: { mock: { calls: unknown[][] } }, path: string): Request[] {
  return spy.mock.calls
    .flat()
    .filter((part) => part instanceof Request)
    .filter(({ url }) => new URL(url).pathname === path);
}
