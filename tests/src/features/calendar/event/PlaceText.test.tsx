import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { fixture } from '#mocks/fixture.ts';
import { PlaceIcon } from '#src/features/calendar/event/PlaceIcon.tsx';
import { PlaceText } from '#src/features/calendar/event/PlaceText.tsx';
import { renderInKit } from '#tests/setup/render-in-kit.tsx';

const settings = (map?: string) =>
  fixture('HostSettings', { links: map === undefined ? {} : { map } });
const withMap = settings('https://maps.example/?q={query}');

it('a place is a link to it on a map, in a tab of its own that learns nothing of this one', async () => {
  await renderInKit(<PlaceText text="Quai & Co" />, withMap);
  expect(screen.getByText('Quai & Co')).toBeVisible();
  const link = screen.getByRole('link', { name: 'Show on a map: Quai & Co' });
  expect(link).toHaveAttribute('href', 'https://maps.example/?q=Quai%20%26%20Co');
  expect(link).toHaveAttribute('target', '_blank');
  expect(link).toHaveAttribute('rel', 'noopener noreferrer nofollow');
});

it('a place is a text where the hosting page names no map', async () => {
  await renderInKit(<PlaceText text="Quai & Co" />, settings());
  expect(screen.getByText('Quai & Co')).toBeVisible();
  expect(screen.queryByRole('link')).toBeNull();
});

it('a place with links of its own has these, and no map', async () => {
  await renderInKit(
    <PlaceText text="Lab, https://zoom.us/j/1, https://example.org/lab or +41 44 123 45 67" />,
    withMap,
  );
  const links = screen.getAllByRole('link');
  expect(links.map(({ textContent }) => textContent)).toEqual([
    'Join video call (zoom.us)',
    'https://example.org/lab',
    '+41 44 123 45 67',
  ]);
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    'https://zoom.us/j/1',
    'https://example.org/lab',
    'tel:+41441234567',
  ]);
  expect(links.map((link) => link.getAttribute('target'))).toEqual(['_blank', '_blank', null]);
  expect(links[0]).toHaveAttribute('rel', 'noopener noreferrer nofollow');
});

it.each(['javascript:alert(1)', 'data:text/html,x', 'vbscript:x', 'ftp://example.org'])(
  '%s is no link but one to the map',
  async (text) => {
    await renderInKit(<PlaceText text={text} />, withMap);
    expect(screen.getByRole('link')).toHaveAttribute(
      'href',
      `https://maps.example/?q=${encodeURIComponent(text)}`,
    );
  },
);

it.each([
  ['Lab, https://meet.jit.si/Lab', 'Join video call (meet.jit.si)', 'https://meet.jit.si/Lab'],
  ['+41 44 123 45 67', '+41 44 123 45 67', 'tel:+41441234567'],
  ['Lab', 'Show on a map: Lab', 'https://maps.example/?q=Lab'],
])('beside the words of %s is one way there', async (text, name, address) => {
  await renderInKit(<PlaceIcon text={text} tabIndex={-1} />, withMap);
  expect(screen.getByRole('link', { name })).toHaveAttribute('href', address);
});
