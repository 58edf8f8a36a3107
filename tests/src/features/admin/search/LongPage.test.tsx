import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { openPage } from '#tests/setup/open-page.tsx';

const focusedRow = () => Number(document.activeElement?.getAttribute('aria-rowindex'));

it('a page of thousands of rows renders only some of them, and reaches all by keys', async () => {
  const { user } = await openPage('/admintool96?pageLimit=10000', { as: 'support@example.com' });
  await screen.findByRole('row', { name: /^Riverside rowing club/ });
  const table = screen.getByRole('table');
  const total = Number(table.getAttribute('aria-rowcount')) - 1;
  expect(total).toBeGreaterThan(5000);
  expect(screen.getByText(`${total.toLocaleString('en')} calendars found`)).toBeVisible();
  expect(screen.queryByRole('navigation', { name: 'Pages' })).toBeNull();
  expect(table.querySelectorAll('tbody th').length).toBeLessThan(200);

  await user.click(screen.getByRole('rowheader', { name: 'Riverside rowing club' }));
  await user.keyboard('{End}');
  expect(focusedRow()).toBe(total + 1);
  await user.keyboard('{ArrowUp}');
  expect(focusedRow()).toBe(total);
});
