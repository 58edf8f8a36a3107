import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { boot } from '#src/app/boot.ts';
import { openPage } from '#tests/setup/open-page.tsx';

it('loads icons from the page’s own origin, wherever its styles come from', async () => {
  const { iconAddress } = await openPage('/login', { basePath: '/kalender' });
  await screen.findByLabelText('Email address');
  expect(iconAddress).toBe(`${window.location.origin}/kalender/resources/icons`);
});

it('loads icons from another origin if the settings name it', async () => {
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
