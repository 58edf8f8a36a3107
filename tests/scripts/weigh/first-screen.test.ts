import { describe, expect, it } from 'vitest';
import { firstScreen, unwantedModules } from '#scripts/weigh/first-screen.ts';

const html = `
  <script type="module" src="__ASSETS_URL__/vendor.js"></script>
  <script type="module" src="__ASSETS_URL__/app.js"></script>
  <link rel="stylesheet" href="__ASSETS_URL__/app.css">
`;

const manifest = {
  '_app.js': { file: 'app.js', imports: ['_vendor.js', '_kit.js'], css: ['app.css'] },
  '_vendor.js': { file: 'vendor.js' },
  '_kit.js': { file: 'kit.js', imports: ['_vendor.js'], css: ['kit.css'] },
  'features/login/LoginPage.tsx': { file: 'LoginPage.js', imports: ['_kit.js', '_app.js'] },
  'features/login/login-loader.ts': { file: 'login-loader.js' },
  'features/login/RegisterPage.tsx': { file: 'RegisterPage.js', imports: ['_kit.js'] },
  'features/admin/SearchPage.tsx': { file: 'SearchPage.js', imports: ['_kit.js'] },
};

const modules = { 'LoginPage.js': ['src/features/login/LoginPage.tsx'] };

describe('firstScreen', () => {
  it('is the page’s scripts and the login route, with all their imports, each once', () => {
    const { scripts } = firstScreen({ html, manifest, modules });
    expect(scripts.toSorted()).toEqual([
      'LoginPage.js',
      'app.js',
      'kit.js',
      'login-loader.js',
      'vendor.js',
    ]);
  });

  it('has the styles of the page and of all its scripts', () => {
    const { styles } = firstScreen({ html, manifest, modules });
    expect(styles.toSorted()).toEqual(['app.css', 'kit.css']);
  });

  it('finds a login page that is part of the entry', () => {
    const { '_app.js': app, '_vendor.js': vendor } = manifest;
    const build = {
      html,
      manifest: { '_app.js': { ...app, imports: ['_vendor.js'] }, '_vendor.js': vendor },
      modules: { 'app.js': ['src/features/login/LoginPage.tsx'] },
    };
    expect(firstScreen(build).scripts.toSorted()).toEqual(['app.js', 'vendor.js']);
  });

  it('fails for a build without the login page', () => {
    expect(() => firstScreen({ html, manifest: {}, modules: {} })).toThrow(
      'src/features/login/LoginPage.tsx is not in the first screen',
    );
  });
});

describe('unwantedModules', () => {
  const screen = { scripts: ['index.js'], styles: [] };
  const inEntry = (...ids: string[]) => unwantedModules(screen, { 'index.js': ids });

  it('allows modules of the login page and one date locale', () => {
    const locale = 'node_modules/date-fns/locale/en-US.js';
    expect(inEntry('src/features/login/LoginPage.tsx', locale)).toEqual([]);
  });

  it('ignores modules that load later', () => {
    const later = { 'later.js': ['node_modules/filestack-js/index.js'] };
    expect(unwantedModules(screen, later)).toEqual([]);
  });

  it('names the upload library', () => {
    expect(inEntry('node_modules/filestack-js/build/index.js')).toEqual([
      'the upload library (node_modules/filestack-js/build/index.js)',
    ]);
  });

  it.each([
    ['the analytics library', 'node_modules/plausible-tracker/build/module/index.js'],
    ['the error reporting library', 'node_modules/@sentry/react/build/esm/index.js'],
  ])('names %s', (name, id) => {
    expect(inEntry(id)).toEqual([`${name} (${id})`]);
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
