import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { Progress } from '#src/ui/feedback/Progress.tsx';

describe('progress', () => {
  it('shows how far the work is, on screen and to screen readers', () => {
    render(<Progress label="Uploading photo.jpg" value={0.25} text="3 of 12 MB" />);
    const bar = screen.getByRole('progressbar', { name: 'Uploading photo.jpg' });
    expect(bar).toHaveAttribute('value', '0.25');
    expect(bar).toHaveAttribute('aria-valuetext', '3 of 12 MB');
    expect(screen.getByText('3 of 12 MB')).toBeVisible();
  });

  it('names itself only for screen readers if the name is already on screen', () => {
    render(<Progress label="Uploading photo.jpg" labelHidden value={0.25} text="3 of 12 MB" />);
    expect(screen.getByRole('progressbar', { name: 'Uploading photo.jpg' })).toBeVisible();
    expect(screen.queryByText('Uploading photo.jpg')).toBeNull();
  });

  it('is indeterminate until the amount is known', () => {
    const { rerender } = render(<Progress label="Saving" />);
    expect(screen.getByRole('progressbar')).not.toHaveAttribute('value');
    rerender(<Progress label="Saving" value={0} />);
    expect(screen.getByRole('progressbar')).toHaveAttribute('value', '0');
  });
});
