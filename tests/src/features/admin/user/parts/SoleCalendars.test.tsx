import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { SoleCalendars } from '#src/features/admin/user/parts/SoleCalendars.tsx';
import { renderInKit } from '#tests/setup/render-in-kit.tsx';

it('lists only as many calendars as a browser can show, and says so', async () => {
  const calendars = Array.from({ length: 1001 }, (_, id) => ({
    ...{ id, title: `Calendar ${id}`, license: 'pro', active: true },
    ...{ role: 'owner', sole_owner: true },
  })) satisfies Parameters<typeof SoleCalendars>[0]['calendars'];
  await renderInKit(<SoleCalendars calendars={calendars} />);
  expect(screen.getByRole('alert')).toHaveTextContent('Only the first 1,000 of its 1,001 entries');
  expect(screen.getAllByRole('listitem')).toHaveLength(1000);
});
