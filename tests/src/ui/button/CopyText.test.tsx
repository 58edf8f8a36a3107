import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { CopyText } from '#src/ui/button/CopyText.tsx';
import { renderInKit } from '#tests/setup/render-in-kit.tsx';

async function showText() {
  const { user } = await renderInKit(<CopyText text="client_error" label="Copy" />);
  return { press: () => user.click(screen.getByRole('button', { name: 'Copy' })) };
}

/** The texts of the live region, in order. */
function announced(): string[] {
  const said: string[] = [];
  const region = screen.getByRole('status');
  new MutationObserver(() => said.push(region.textContent)).observe(region, {
    childList: true,
    characterData: true,
    subtree: true,
  });
  return said;
}

describe('a text with a copy button', () => {
  it('is copied, which is announced each time', async () => {
    const { press } = await showText();
    await press();
    expect(await navigator.clipboard.readText()).toBe('client_error');
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('Copied'));
    const said = announced();
    await press();
    await waitFor(() => expect(said.at(-1)).toBe('Copied'));
    expect(said).toContain('');
  });

  it('reports that the browser refused', async () => {
    const { press } = await showText();
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('No'));
    await press();
    await waitFor(() =>
      expect(screen.getByRole('status')).toHaveTextContent('did not allow copying'),
    );
  });

  it('reports a missing clipboard on an unencrypted page', async () => {
    const { press } = await showText();
    vi.stubGlobal('navigator', { ...navigator, clipboard: undefined });
    await press();
    vi.unstubAllGlobals();
    await waitFor(() =>
      expect(screen.getByRole('status')).toHaveTextContent('did not allow copying'),
    );
  });
});
