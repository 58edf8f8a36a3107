import { screen } from '@testing-library/react';
import { openPage } from '#tests/setup/open-page.tsx';

/** The heading of the page, or of the state that it is in. */
export function heading(name: string | RegExp): Promise<HTMLElement> {
  return screen.findByRole('heading', { level: 1, name });
}

/** Opens a page and waits for its heading. */
export async function openMailPage(...[address, options]: Parameters<typeof openPage>) {
  // The tests of a worker share one tab, whose memory outlives a page.
  window.sessionStorage.clear();
  const page = await openPage(address, options);
  await screen.findByRole('heading', { level: 1 });
  return page;
}

/** The mails that the opened page's world has sent. */
export async function mailedTo(): Promise<string[]> {
  const response = await fetch(`${window.location.origin}/__mock__/mails`);
  const { mails }: { mails: { recipient: string; link: string }[] } = await response.json();
  return mails.map(({ recipient }) => recipient);
}
