import { act, screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { openPage } from '#tests/setup/open-page.tsx';

/** Delays the second half of the next long page's response, then sends it or breaks off. */
function holdRest() {
  const { fetch } = globalThis;
  const gate = Promise.withResolvers<void>();
  vi.stubGlobal('fetch', async (...sent: Parameters<typeof fetch>) => {
    const response = await fetch(...sent);
    if (!(sent[0] instanceof Request) || !sent[0].url.includes('limit=10000')) return response;
    vi.stubGlobal('fetch', fetch);
    const bytes = await response.bytes();
    const half = Math.floor(bytes.length / 2);
    const body = new ReadableStream({
      start: (controller) => controller.enqueue(bytes.slice(0, half)),
      pull: async (controller) => {
        await gate.promise;
        controller.enqueue(bytes.slice(half));
        controller.close();
      },
    });
    return new Response(body, response);
  });
  return { send: gate.resolve, breakOff: () => gate.reject(new TypeError('network error')) };
}

async function openLongPage() {
  const page = await openPage('/admintool96?query=zzzz', { as: 'support@example.com' });
  await screen.findByText('No calendar found');
  const rest = holdRest();
  await act(() => page.router.navigate('/admintool96?pageLimit=10000'));
  await screen.findByRole('row', { name: /^Riverside rowing club/ });
  return { ...page, rest };
}

const rowCount = () => Number(screen.getByRole('table').getAttribute('aria-rowcount'));
const focusedRow = () => Number(document.activeElement?.getAttribute('aria-rowindex'));

it('a long page shows its first rows and the number of all before the rest has arrived', async () => {
  const { user, rest } = await openLongPage();
  const total = rowCount() - 1;
  expect(total).toBeGreaterThan(5000);
  expect(screen.getByText(`${total.toLocaleString('en')} calendars found`)).toBeVisible();
  expect(screen.queryByRole('navigation', { name: 'Pages' })).toBeNull();
  await user.click(screen.getByRole('rowheader', { name: 'Riverside rowing club' }));
  await user.keyboard('{End}');
  expect(focusedRow()).toBeGreaterThan(50);
  expect(focusedRow()).toBeLessThan(total);

  rest.send();
  await waitFor(async () => {
    await user.keyboard('{End}');
    expect(focusedRow()).toBe(total + 1);
  });
  expect(rowCount()).toBe(total + 1);
});

it('a long page whose rest does not arrive says so and can be loaded again', async () => {
  const { user, rest } = await openLongPage();
  vi.spyOn(console, 'error').mockReturnValue();
  rest.breakOff();
  const retry = await screen.findByRole('button', { name: 'Try again' });
  expect(screen.queryByRole('table')).toBeNull();
  await user.click(retry);
  await screen.findByRole('row', { name: /^Riverside rowing club/ });
  expect(rowCount()).toBeGreaterThan(5000);
});
