import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { DescriptionList } from '#src/ui/data/DescriptionList.tsx';

it('is a list of names and values', () => {
  render(<DescriptionList items={[{ name: 'Place', value: 'Lyon' }]} />);
  expect(screen.getByRole('term')).toHaveTextContent('Place');
  expect(screen.getByRole('definition')).toHaveTextContent('Lyon');
});
