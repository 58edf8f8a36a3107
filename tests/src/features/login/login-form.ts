import { screen } from '@testing-library/react';
import { vi } from 'vitest';
import type { openPage } from '#tests/setup/open-page.tsx';

export type Page = Awaited<ReturnType<typeof openPage>>;

export async function fillIn(page: Page, email: string, password = 'calendar'): Promise<void> {
  await page.user.type(await screen.findByLabelText('Email address'), email);
  await page.user.type(screen.getByLabelText('Password'), password);
}

export async function logIn(page: Page, email: string, password?: string): Promise<void> {
  await fillIn(page, email, password);
  await page.user.click(screen.getByRole('button', { name: 'Log in' }));
}

/** Holds the calls to the service until they are released, and returns their bodies. */
export function holdCalls() {
  const held = Promise.withResolvers<void>();
  const answer = fetch;
  const bodies: unknown[] = [];
  vi.stubGlobal('fetch', async (request: Request) => {
    bodies.push(await request.clone().json());
    await held.promise;
    return answer(request);
  });
  return { bodies, release: held.resolve };
}
