import { describe, expect, it } from 'vitest';
import { firstScreen, unwantedModules } from '#scripts/weigh/first-screen.ts';

const manifest = {
  'index.html': {
    file: 'index.js',
    imports: ['_vendor.js'],
    dynamicImports: ['features/login/LoginPage.tsx', 'features/admin/SearchPage.tsx'],
    css: ['index.css'],
  },
  '_vendor.js': { file: 'vendor.js' },
  '_form.js': { file: 'form.js', imports: ['_vendor.js'], css: ['form.css'] },
  'features/login/LoginPage.tsx': { file: 'LoginPage.js', imports: ['_form.js', 'index.html'] },
  'features/login/login-loader.ts': { file: 'login-loader.js' },
  'i18n/messages/en/login.json': { file: 'texts.js' },
  'i18n/messages/de/login.json': { file: 'texts-de.js' },
  'features/login/RegisterPage.tsx': { file: 'RegisterPage.js', imports: ['_form.js'] },
  'features/admin/SearchPage.tsx': { file: 'SearchPage.js', imports: ['_form.js'] },
};

const modules = { 'LoginPage.js': ['src/features/login/LoginPage.tsx'] };

describe('firstScreen', () => {
  it('is the entry and the login route with all that they import, each once', () => {
    const { scripts } = firstScreen(manifest, modules);
    expect(scripts.toSorted()).toEqual([
      'LoginPage.js',
      'form.js',
      'index.js',
      'login-loader.js',
      'texts.js',
      'vendor.js',
    ]);
  });

  it('has the styles of all its scripts', () => {
    expect(firstScreen(manifest, modules).styles.toSorted()).toEqual(['form.css', 'index.css']);
  });

  it('finds a login page that is part of the entry', () => {
    const all = { 'index.html': { file: 'index.js' } };
    const inEntry = { 'index.js': ['src/features/login/LoginPage.tsx'] };
    expect(firstScreen(all, inEntry).scripts).toEqual(['index.js']);
  });

  it('does not pass a build whose login page it can not find', () => {
    expect(() => firstScreen({ 'index.html': { file: 'index.js' } }, {})).toThrow(
      'src/features/login/LoginPage.tsx is not in the build',
    );
  });
});

describe('unwantedModules', () => {
  const screen = { scripts: ['index.js'], styles: [] };
  const inEntry = (...ids: string[]) => unwantedModules(screen, { 'index.js': ids });

  it('lets through what belongs to the login page, and one date locale', () => {
    const locale = 'node_modules/date-fns/locale/en-US.js';
    expect(inEntry('src/features/login/LoginPage.tsx', locale)).toEqual([]);
  });

  it('ignores what is loaded later', () => {
    const later = { 'later.js': ['node_modules/filestack-js/index.js'] };
    expect(unwantedModules(screen, later)).toEqual([]);
  });

  it('names the upload library', () => {
    expect(inEntry('node_modules/filestack-js/build/index.js')).toEqual([
      'the upload library (node_modules/filestack-js/build/index.js)',
    ]);
  });

  it('names the admin tool', () => {
    expect(inEntry('src/features/admin/SearchPage.tsx')).toEqual([
      'the admin tool (src/features/admin/SearchPage.tsx)',
    ]);
  });

  it('names a second date locale', () => {
    const locales = ['de', 'en-US'].map((name) => `node_modules/date-fns/locale/${name}.js`);
    expect(inEntry(...locales)).toEqual(['several date locales (de, en-US)']);
  });
});
