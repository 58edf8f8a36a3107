import { waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { PageTitle, WindowTitle } from '#src/ui/layout/PageTitle.tsx';
import { renderInKit } from '#tests/setup/render-in-kit.tsx';

const page = (error: boolean) => (
  <WindowTitle value={(pageTitle) => `${pageTitle} – Shared Calendar`}>
    <PageTitle title="Calendars" />
    {error && <PageTitle title="Something went wrong" />}
  </WindowTitle>
);

it('sets the window’s title for an error only while the error is shown', async () => {
  const { rerender } = await renderInKit(page(true));
  await waitFor(() => expect(document.title).toBe('Something went wrong – Shared Calendar'));
  rerender(page(false));
  await waitFor(() => expect(document.title).toBe('Calendars – Shared Calendar'));
});
