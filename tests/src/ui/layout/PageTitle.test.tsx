import { expect, it } from 'vitest';
import { PageTitle } from '#src/ui/layout/PageTitle.tsx';
import { renderInKit } from '#tests/setup/render-in-kit.tsx';

const page = (error: boolean) => (
  <>
    <PageTitle title="Calendars" />
    {error && <PageTitle title="Something went wrong" />}
  </>
);

it('sets the window’s title for an error only while the error is shown', async () => {
  const { rerender } = await renderInKit(page(true));
  expect(document.title).toBe('Something went wrong – Shared Calendar');
  rerender(page(false));
  expect(document.title).toBe('Calendars – Shared Calendar');
});
