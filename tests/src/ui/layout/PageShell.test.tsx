import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { PageShell } from '#src/ui/layout/PageShell.tsx';
import { Section } from '#src/ui/layout/Section.tsx';
import { renderInKit } from '#tests/setup/render-in-kit.tsx';

describe('the shell of a page', () => {
  it('shows title, lead and actions, and sets the window’s title', async () => {
    await renderInKit(
      <PageShell
        title="Connected devices"
        lead="Where you are logged in."
        actions={<button type="button">Log out all</button>}
      >
        <p>Content</p>
      </PageShell>,
    );
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Connected devices');
    expect(screen.getByText('Where you are logged in.')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Log out all' })).toBeVisible();
    expect(screen.getByText('Content')).toBeVisible();
    await waitFor(() => expect(document.title).toBe('Connected devices'));
  });
});

describe('a section', () => {
  it('is a landmark named by its heading, with an anchor', async () => {
    await renderInKit(
      <Section id="other" title="Other devices" lead="Not this one.">
        <p>Content</p>
      </Section>,
    );
    const section = screen.getByRole('region', { name: 'Other devices' });
    expect(section).toHaveAttribute('id', 'other');
    expect(section).toHaveTextContent('Not this one.');
    expect(screen.getByRole('heading', { level: 2 })).toHaveTextContent('Other devices');
  });
});
