import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { boot } from '#src/app/boot.ts';
import { openPage } from '#tests/setup/open-page.tsx';

it('asks the page’s own origin for icons, wherever its styles came from', async () => {
  const { iconAddress } = await openPage('/login', { basePath: '/kalender' });
  await screen.findByLabelText('Email address');
  expect(iconAddress).toBe(`${window.location.origin}/kalender/resources/icons`);
});

it('asks another origin for icons where the settings name it', async () => {
  await openPage('/login');
  await screen.findByLabelText('Email address');
  const block = document.getElementById('app-settings');
  const settings = JSON.parse(block?.textContent ?? '');
  const resourcesUrl = 'https://assets.example/calendar/';
  block?.replaceChildren(JSON.stringify({ ...settings, resourcesUrl }));
  const { iconAddress, stopFollowing } = await boot(document);
  stopFollowing();
  expect(iconAddress).toBe('https://assets.example/calendar/icons');
});
