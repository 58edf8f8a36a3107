import { fireEvent, render } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { Avatar } from '#src/ui/data/Avatar.tsx';

const picture = 'https://pictures.example/olivia.png';

describe('an avatar', () => {
  it('shows the picture, which is decorative next to the name', () => {
    const { container } = render(<Avatar id={1} name="Olivia Owner" picture={picture} />);
    const image = container.querySelector('img');
    expect(image).toHaveAttribute('src', picture);
    expect(image).toHaveAttribute('alt', '');
    expect(container).toHaveTextContent('');
  });

  it('shows the initial without a picture', () => {
    const { container } = render(<Avatar id={1} name="Olivia Owner" picture={null} />);
    expect(container.firstElementChild).toHaveTextContent(/^O$/);
    expect(container.firstElementChild).toHaveAttribute('aria-hidden', 'true');
  });

  it('falls back to the initial if the picture fails to load, until it changes', () => {
    const { container, rerender } = render(<Avatar id={1} name="Olivia" picture={picture} />);
    fireEvent.error(container.querySelector('img') as HTMLImageElement);
    expect(container.querySelector('img')).toBeNull();
    expect(container).toHaveTextContent('O');
    rerender(<Avatar id={1} name="Olivia" picture="https://pictures.example/new.png" />);
    expect(container.querySelector('img')).not.toBeNull();
  });
});
