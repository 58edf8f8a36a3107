import { expect, it } from 'vitest';
import { crowdedPages } from '#scripts/weigh/page-scripts.ts';

const page = (id: string, scripts: number, access: 'user' | 'staff' = 'user') => ({
  id,
  paths: [],
  access,
  framing: 'refused' as const,
  sections: [],
  head: `<link rel="stylesheet" href="a.css">${'<link rel="modulepreload" href="a.js">'.repeat(scripts)}`,
  markup: [],
});

it('names pages that load too many scripts', () => {
  const pages = [
    page('slim', 4),
    page('crowded', 5),
    page('tool', 5, 'staff'),
    page('full', 6, 'staff'),
  ];
  expect(crowdedPages({ pages })).toEqual([
    'the page crowded has 5 scripts of its own',
    'the page full has 6 scripts of its own',
  ]);
});
