import { act, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { expect, it } from 'vitest';
import { UnsavedForm } from '#src/ui/form/UnsavedForm.tsx';
import { renderInKit } from '#tests/setup/render-in-kit.tsx';

/** A page with a form that its address opens, below one that only leaving the page loses. */
async function openForms() {
  const forms = (
    <>
      <UnsavedForm id="page" />
      <UnsavedForm id="dialog" lostWith="address" />
    </>
  );
  const router = createMemoryRouter([
    { path: '/', element: forms },
    { path: '/other', element: null },
  ]);
  const page = await renderInKit(<RouterProvider router={router} />);
  return { ...page, go: (to: string) => act(() => router.navigate(to)) };
}

it.each(['/?tab=other', '/other'])(
  'asks before any of several forms is lost, on the way to %s',
  async (to) => {
    const { go } = await openForms();
    await go(to);
    expect(await screen.findByRole('alertdialog', { name: 'Leave without saving?' })).toBeVisible();
  },
);
