import { expect, it } from 'vitest';
import { leakedScripts } from '#scripts/weigh/page-scripts.ts';

const page = (id: string, scripts: number, access: 'user' | 'staff' = 'user') => ({
  id,
  paths: [],
  access,
  framing: 'refused' as const,
  sections: [],
  head: `<link rel="stylesheet" href="a.css">${'<link rel="modulepreload" href="__ASSETS_URL__/assets/a.js">'.repeat(scripts)}`,
  markup: [],
});

it('names user pages that load code of the admin tool', () => {
  const pages = [page('dashboard', 1), page('tool', 1, 'staff')];
  const leaks = (id: string) => leakedScripts({ pages }, { 'assets/a.js': [id] });
  expect(leaks('src/features/admin/user/UserPage.tsx')).toEqual([
    'the page dashboard loads a.js, which holds code of the admin tool',
  ]);
  expect(leaks('generated/admin/fetchers.ts')).toHaveLength(1);
  expect(leaks('src/features/admin/pages.ts')).toEqual([]);
  expect(leaks('src/ui/data/Table.tsx')).toEqual([]);
});
