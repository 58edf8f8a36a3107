import { render } from '@testing-library/react';
import { Children } from 'react';
import { expect, it } from 'vitest';
import { withHits } from '#src/ui/data/Hits.tsx';
import { searchWords } from '#src/util/word-search.ts';

it('marks what was searched for, in the spelling of the text', () => {
  const words = searchWords('petrovic paula');
  const { container } = render(<p>{withHits('Paula Petrović, owner', words)}</p>);
  expect(container.innerHTML).toBe(
    '<p><mark class="hit">Paula</mark> <mark class="hit">Petrović</mark>, owner</p>',
  );
});

it('bears a text with more hits than a function can have arguments', () => {
  const hits = withHits('a b '.repeat(200_000), searchWords('a'));
  expect(Children.count(hits)).toBe(400_000);
});
