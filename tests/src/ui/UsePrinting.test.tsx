import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { usePrinting } from '#src/ui/use-printing.ts';

function Page() {
  return <p>{usePrinting() ? 'On paper' : 'On a screen'}</p>;
}

it('a page is ready for paper before a script that prints goes on', () => {
  render(<Page />);
  expect(screen.getByText('On a screen')).toBeVisible();
  window.dispatchEvent(new Event('beforeprint'));
  expect(screen.getByText('On paper')).toBeVisible();
});
