import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { openPage } from '#tests/setup/open-page.tsx';

it('asks the page’s own origin for icons, wherever its styles came from', async () => {
  const { iconAddress } = await openPage('/login', { basePath: '/kalender' });
  await screen.findByLabelText('Email address');
  expect(iconAddress).toBe(`${window.location.origin}/kalender/resources/icons`);
});
