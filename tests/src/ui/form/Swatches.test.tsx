import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { Swatches } from '#src/ui/form/Swatches.tsx';
import { renderInKit } from '#tests/setup/render-in-kit.tsx';

const colors = Array.from({ length: 16 }, (_, index) => ({
  value: `color${index}`,
  name: `Color ${index}`,
}));

async function openSwatches(chosen = 'color5') {
  const onChoose = vi.fn<(color: string) => void>();
  const { user } = await renderInKit(
    <Swatches label="Color" colors={colors} chosen={chosen} onChoose={onChoose} />,
  );
  return { user, onChoose };
}

const swatch = (index: number) => screen.getByRole('radio', { name: `Color ${index}` });

describe('the swatches of colors', () => {
  it('are radio buttons with names, of which the chosen one is marked by more than its color', async () => {
    await openSwatches();
    expect(screen.getByRole('radiogroup', { name: 'Color' })).toBeVisible();
    expect(screen.getAllByRole('radio')).toHaveLength(16);
    expect(screen.getByRole('radio', { checked: true })).toBe(swatch(5));
    const marked = screen
      .getAllByRole('radio')
      .filter((radio) => radio.nextElementSibling !== null);
    expect(marked).toEqual([swatch(5)]);
    expect(screen.getByText('Color 5')).toBeVisible();
  });

  it('are left and entered as one, and led through in two dimensions', async () => {
    const { user, onChoose } = await openSwatches();
    await user.tab();
    await waitFor(() => expect(swatch(5)).toHaveFocus());
    await user.keyboard('{ArrowDown}');
    await waitFor(() => expect(swatch(9)).toHaveFocus());
    expect(screen.getByText('Color 9')).toBeVisible();
    await user.keyboard('{ArrowRight}{ArrowRight}{ArrowUp}');
    await waitFor(() => expect(swatch(7)).toHaveFocus());
    await user.keyboard('{ArrowLeft}');
    await waitFor(() => expect(swatch(6)).toHaveFocus());
    await user.keyboard('{End}');
    await waitFor(() => expect(swatch(15)).toHaveFocus());
    await user.keyboard('{ArrowRight}');
    await waitFor(() => expect(swatch(0)).toHaveFocus());
    await user.keyboard('{ArrowUp}');
    await waitFor(() => expect(swatch(12)).toHaveFocus());
    await user.keyboard('{Home}');
    await waitFor(() => expect(swatch(0)).toHaveFocus());
    expect(onChoose).not.toHaveBeenCalled();
  });

  it.each(['{Enter}', ' '])('are chosen by “%s”', async (key) => {
    const { user, onChoose } = await openSwatches();
    await user.tab();
    await user.keyboard(`{ArrowRight}${key}`);
    expect(onChoose.mock.calls).toEqual([['color6']]);
  });

  it('are chosen by a click', async () => {
    const { user, onChoose } = await openSwatches();
    await user.click(swatch(3));
    expect(onChoose.mock.calls).toEqual([['color3']]);
  });

  it('begin with the last one if the chosen color is unknown', async () => {
    await openSwatches('mauve');
    expect(swatch(15)).toBeChecked();
  });
});
