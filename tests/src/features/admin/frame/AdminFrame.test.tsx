import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { openPage } from '#tests/setup/open-page.tsx';

it('has its navigation before the content, so that the skip link leads to the record', async () => {
  await openPage('/admintool96/calendars/101', { as: 'admin@example.com' });
  const heading = await screen.findByRole('heading', { level: 1, name: 'Riverside rowing club' });
  const main = screen.getByRole('main');
  expect(screen.getByRole('link', { name: 'Skip to content' })).toHaveAttribute(
    'href',
    `#${main.id}`,
  );
  expect(main).toContainElement(heading);
  const navigation = screen.getByRole('navigation', { name: 'Admin tool' });
  expect(main).not.toContainElement(navigation);
  expect(navigation.compareDocumentPosition(main)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});
