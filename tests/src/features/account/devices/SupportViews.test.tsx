import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { openPage } from '#tests/setup/open-page.tsx';

const devicesPage = '/user/security/devices';

it('shows when support viewed the product as the user', async () => {
  const next = { operation: 'listSupportViews', code: 200, example: 'one' };
  await openPage(devicesPage, { as: 'owner@example.com', controls: { next } });
  expect(await screen.findByText('Viewed by support on February 27, 2026')).toBeVisible();
});

it('shows nothing to users whom nobody viewed', async () => {
  await openPage(devicesPage, { as: 'owner@example.com' });
  expect(await screen.findByRole('heading', { name: 'Other devices' })).toBeVisible();
  expect(screen.queryByRole('heading', { name: 'Support' })).toBeNull();
});
