import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { LateMarkdown } from '#src/ui/markdown/LateMarkdown.tsx';

it('text in Markdown can be read at once, and is formatted once the parser has loaded', async () => {
  const { container } = render(<LateMarkdown text="Bring *old* clothes" />);
  expect(container).toHaveTextContent(/Bring \*?old\*? clothes/);
  expect((await screen.findByText('old')).tagName).toBe('EM');
});
