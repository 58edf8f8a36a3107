import { describe, expect, it } from 'vitest';
import { layerErrors } from '#scripts/layers.ts';
import { tempFolder } from './temp-folder.ts';

describe('layerErrors', () => {
  it('allows imports from lower layers, the same folder and generated files', async () => {
    expect(
      await findErrors({
        'src/app/main.tsx': "import '../features/login/LoginPage.tsx';",
        'src/features/login/LoginPage.tsx':
          "import './form.ts'; import '#src/ui/button.ts'; import '#generated/app/fetchers.ts';",
        'src/features/login/form.ts': '',
        'src/ui/button.ts': '',
        'src/api/call.ts': '',
        'generated/app/fetchers.ts': "import '#src/api/call.ts';",
        'mocks/service.ts': "import './handlers/a.ts'; import '#generated/fixtures/pages.ts';",
        'mocks/handlers/a.ts': "import '../world/a.ts';",
        'mocks/world/a.ts': "import '../seed/a.ts'; import '#src/util/word-search.ts';",
        'src/util/word-search.ts': '',
        'mocks/seed/a.ts': "import '../fixture.ts';",
        'mocks/fixture.ts': '',
        'generated/fixtures/pages.ts': '',
        'scripts/start.ts': "import '#mocks/service.ts';",
        'tests/src/login.test.ts': "import '#src/features/login/form.ts';",
      }),
    ).toEqual([]);
  });

  it('allows a type import from the importer, which is erased at run time', async () => {
    expect(
      await findErrors({
        'src/util/a.ts': "import './b.ts'; export type A = 1;",
        'src/util/b.ts': "import type { A } from './a.ts'; export const b: A = 1;",
      }),
    ).toEqual([]);
  });

  it.each<[what: string, files: Record<string, string>, sentence: string]>([
    [
      'a lower layer that imports a higher one',
      { 'src/util/a.ts': "import '#src/api/b.ts';", 'src/api/b.ts': '' },
      'src/util/a.ts imports src/api/b.ts: src/util/ may import only from its own folder.',
    ],
    [
      'a folder that imports another one of its layer',
      { 'src/session/a.ts': "import '../status/b.ts';", 'src/status/b.ts': '' },
      'src/session/a.ts imports src/status/b.ts: src/session/ may import only from util, i18n, ui, settings, api and from its own folder.',
    ],
    [
      'a part of the admin tool that imports a higher one',
      {
        'src/features/admin/acts/a.ts': "import '../frame/b.ts';",
        'src/features/admin/frame/b.ts': '',
      },
      'src/features/admin/acts/a.ts imports src/features/admin/frame/b.ts: src/features/admin/acts/ may import only from its own folder.',
    ],
    [
      'a type from a higher layer',
      { 'src/util/a.ts': "import type { B } from '#src/app/b.ts';", 'src/app/b.ts': '' },
      'src/util/a.ts imports src/app/b.ts: src/util/ may import only from its own folder.',
    ],
    [
      'a higher layer that is loaded later',
      { 'src/ui/a.ts': "export const b = () => import('#src/app/b.ts');", 'src/app/b.ts': '' },
      'src/ui/a.ts imports src/app/b.ts: src/ui/ may import only from util, i18n and from its own folder.',
    ],
    [
      'a call from a layer without calls',
      { 'src/ui/a.ts': "import '#generated/app/fetchers.ts';", 'generated/app/fetchers.ts': '' },
      'src/ui/a.ts imports generated/app/fetchers.ts: src/ below session/ takes types from generated/, and makes no calls.',
    ],
    [
      'a module of Node in the client',
      { 'src/util/a.ts': "import 'node:fs';" },
      'src/util/a.ts imports fs: src/ runs in the browser, which has nothing of Node.',
    ],
    [
      'a folder that the project does not know',
      { 'src/util/a.ts': "import '../../lib/b.ts';", 'lib/b.ts': '' },
      'src/util/a.ts imports lib/b.ts: src/ may import only from generated/, apart from itself.',
    ],
    [
      'a feature that imports a feature',
      { 'src/features/a/a.ts': "import '../b/b.ts';", 'src/features/b/b.ts': '' },
      'src/features/a/a.ts imports src/features/b/b.ts: A feature does not import a feature.',
    ],
    [
      'a folder without a layer',
      { 'src/helpers/a.ts': '' },
      'src/helpers/ is in no layer: give it a place in scripts/layers/folders.ts.',
    ],
    [
      'the client importing the mock service',
      { 'src/util/a.ts': "import '#mocks/b.ts';", 'mocks/b.ts': '' },
      'src/util/a.ts imports mocks/b.ts: src/ may import only from generated/, apart from itself.',
    ],
    [
      'the conformance check importing the mock’s world',
      { 'scripts/conformance/a.ts': "import '#mocks/world/b.ts';", 'mocks/world/b.ts': '' },
      'scripts/conformance/a.ts imports mocks/world/b.ts: scripts/conformance/ uses nothing of mocks/ but mocks/contract/: servers are held to the documents alone.',
    ],
    [
      'the client importing fixtures',
      { 'src/util/a.ts': "import '#generated/fixtures/b.ts';", 'generated/fixtures/b.ts': '' },
      'src/util/a.ts imports generated/fixtures/b.ts: generated/fixtures/ is for tests and the mock service.',
    ],
    [
      'generated files importing more than the fetcher',
      { 'generated/app/a.ts': "import '#src/util/b.ts';", 'src/util/b.ts': '' },
      'generated/app/a.ts imports src/util/b.ts: generated/ may import only src/api/call.ts and src/util/dates.ts.',
    ],
    [
      'the mock service importing the client',
      { 'mocks/a.ts': "import '#src/util/b.ts';", 'src/util/b.ts': '' },
      'mocks/a.ts imports src/util/b.ts: mocks/ may import only from generated/, src/util/dates.ts, src/util/graphemes.ts, src/util/html-to-markdown.ts, src/util/prerendered-file.ts, src/util/word-search.ts, apart from itself.',
    ],
    [
      'the seed importing the world',
      { 'mocks/seed/a.ts': "import '../world/b.ts';", 'mocks/world/b.ts': '' },
      'mocks/seed/a.ts imports mocks/world/b.ts: mocks/seed/ may import only from time and from its own folder.',
    ],
    [
      'a part of the mock service importing the whole',
      { 'mocks/world/a.ts': "import '../service.ts';", 'mocks/service.ts': '' },
      'mocks/world/a.ts imports mocks/service.ts: mocks/world/ may import only from time, seed, translations, resources, http and from its own folder.',
    ],
    [
      'a folder of the mock service without a layer',
      { 'mocks/helpers/a.ts': '' },
      'mocks/helpers/ is in no layer: give it a place in scripts/layers/folders.ts.',
    ],
    [
      'a script importing a test',
      { 'scripts/a.ts': "import '#tests/b.ts';", 'tests/b.ts': '' },
      'scripts/a.ts imports tests/b.ts: scripts/ may import only from mocks/, generated/, src/app/prerender.ts, apart from itself.',
    ],
    [
      'a guarded package outside its place',
      { 'src/session/a.ts': "import 'filestack-js';" },
      'src/session/a.ts imports filestack-js: Only src/uploads/ may import filestack-js.',
    ],
    [
      'circular imports',
      { 'src/util/a.ts': "import './b.ts';", 'src/util/b.ts': "import './a.ts';" },
      'src/util/a.ts imports src/util/b.ts: Imports must not run in a circle.',
    ],
  ])('names %s', async (_what, files, sentence) => {
    expect(await findErrors(files)).toContain(sentence);
  });
});

function findErrors(files: Record<string, string>): Promise<string[]> {
  const imports = { '#generated/*': './generated/*', '#mocks/*': './mocks/*' };
  const manifest = { imports: { ...imports, '#src/*': './src/*', '#tests/*': './tests/*' } };
  return layerErrors(tempFolder({ 'package.json': JSON.stringify(manifest), ...files }));
}
