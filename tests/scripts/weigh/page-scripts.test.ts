import { expect, it } from 'vitest';
import { crowdedPages } from '#scripts/weigh/page-scripts.ts';

const page = (id: string, scripts: number) => ({
  id,
  paths: [],
  access: 'user' as const,
  framing: 'refused' as const,
  sections: [],
  head: `<link rel="stylesheet" href="a.css">${'<link rel="modulepreload" href="a.js">'.repeat(scripts)}`,
  markup: [],
});

it('names pages that load too many scripts', () => {
  expect(crowdedPages({ pages: [page('slim', 4), page('crowded', 5)] })).toEqual([
    'the page crowded has 5 scripts of its own',
  ]);
});
