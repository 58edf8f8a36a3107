import { expect, it } from 'vitest';
import { type Build, listFirstFiles, listMisplaced } from '#scripts/weigh.ts';

const build: Build = {
  html: '<script type="module" src="__ASSETS_URL__/app.js"></script>',
  manifest: {
    'main.ts': { file: 'app.js', imports: ['_kit.js'], css: ['app.css'] },
    '_kit.js': { file: 'kit.js' },
    'features/login/LoginPage.tsx': { file: 'login.js', imports: ['_kit.js'] },
  },
  modules: {
    'login.js': ['src/features/login/LoginPage.tsx'],
    'admin.js': ['generated/admin/a.ts'],
    'views.js': ['src/features/calendar/views/views.ts'],
  },
  pages: [
    { id: 'admin', access: 'staff', head: '<link href="/admin.js">' },
    { id: 'calendarByKey', access: 'anyone', head: '<link href="/views.js">' },
  ],
};

it('what the page and the login route load is found, and modules that are out of place are named', () => {
  expect(listFirstFiles(build).toSorted()).toEqual(['app.css', 'app.js', 'kit.js', 'login.js']);
  expect(listMisplaced(build)).toEqual([]);
  const early = ['src/features/admin/User.tsx', 'date-fns/locale/de.js', 'date-fns/locale/fr.js'];
  const modules = { ...build.modules, 'login.js': early.map((id) => `/node_modules/${id}`) };
  const head = '<link href="/admin.js"><link href="/views.js">';
  const pages = [{ id: 'home', access: 'user', head }];
  expect(listMisplaced({ ...build, modules, pages })).toEqual([
    'src/features/login/LoginPage.tsx is not loaded first',
    'the admin tool is loaded too early: /node_modules/src/features/admin/User.tsx',
    'several date locales: de, fr',
    'the page home loads admin.js, which has code of the admin tool',
    'the page home loads views.js, which has code of the calendar',
  ]);
});
