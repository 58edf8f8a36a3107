import type { IRegularForbiddenRuleType } from 'dependency-cruiser';
import {
  guardedPackages,
  importsOfFolder,
  type LayeredFolder,
  layeredFolders,
  layers,
} from './folders.ts';

type Rule = IRegularForbiddenRuleType & { name: string; comment: string };

const featureFolder = '^src/features/([^/]+)/';

/** All import rules in the format of dependency-cruiser. The comment is the message for a violation. */
export function layerRules(): Rule[] {
  const session = layers.findIndex((folders) => folders.includes('session'));
  const belowSession = layers.slice(0, session).flat();
  return [
    ...layeredFolders.flatMap((layered) =>
      layered.layers.flatMap((folders, level) =>
        folders.map((folder) => folderRule(layered, folder, level)),
      ),
    ),
    rule('feature', 'A feature does not import a feature.', {
      from: { path: featureFolder },
      to: { path: '^src/features/', pathNot: '^src/features/$1/' },
    }),
    ...outerRules(),
    rule('fetchers', 'src/ below session/ takes types from generated/, and makes no calls.', {
      from: { path: matchAny(belowSession.map((folder) => `src/${folder}/`)) },
      to: { path: '^generated/.*/fetchers\\.ts$' },
    }),
    rule('built-ins', 'src/ runs in the browser, which has nothing of Node.', {
      from: { path: '^src/' },
      to: { dependencyTypes: ['core'] },
    }),
    rule(
      'conformance',
      'scripts/conformance/ uses nothing of mocks/ but mocks/contract/: servers are held to the documents alone.',
      {
        from: { path: '^scripts/(conformance/|(conformance|proxy)\\.ts$)' },
        to: { path: '^mocks/', pathNot: '^mocks/contract/' },
      },
    ),
    ...generatedRules(),
    ...guardedPackages.map(({ name, importers }) =>
      rule(name, `Only ${importers.join(' and ')} may import ${name}.`, {
        from: { path: '^(src|generated|mocks|scripts)/', pathNot: matchAny(importers) },
        // A package that is not installed appears under its bare name.
        to: { path: [`node_modules/${name}/`, `^${name}$`, `^${name}/`] },
      }),
    ),
    rule('cycle', 'Imports must not run in a circle.', {
      from: {},
      // A cycle of type imports alone does not exist at run time.
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    }),
  ];
}

function folderRule({ top, layers: own }: LayeredFolder, folder: string, level: number): Rule {
  const below = own.slice(0, level).flat();
  // The feature rule separates the features; here they count as one folder.
  const allowedFolders = [folder, ...below].map((name) => `${top}/${name}/`);
  const lower = below.length > 0 ? `from ${below.join(', ')} and ` : '';
  const sentence = `${top}/${folder}/ may import only ${lower}from its own folder.`;
  return rule(`layer ${top}/${folder}`, sentence, {
    from: { path: `^${top}/${folder}/` },
    to: { path: `^${top}/`, pathNot: matchAny([...allowedFolders, 'mocks/fixture\\.ts$']) },
  });
}

/** Everything except packages and Node built-ins is our own code, including folders that no rule names. */
const ourCode: Pick<Rule['to'], 'path' | 'dependencyTypesNot'> = {
  path: '^(?!.*node_modules/)[^/@]+/',
  dependencyTypesNot: ['core', 'npm', 'npm-dev', 'npm-no-pkg', 'unknown'],
};

function outerRules(): Rule[] {
  return [
    rule('src', 'src/ may import only from generated/, apart from itself.', {
      from: { path: '^src/' },
      to: { ...ourCode, pathNot: matchAny(['src/', 'generated/']) },
    }),
    rule('fixtures', 'generated/fixtures/ is for tests and the mock service.', {
      from: { path: '^(src|scripts)/' },
      to: { path: '^generated/fixtures/' },
    }),
    ...Object.entries(importsOfFolder).map(([folder, otherFolders]) =>
      rule(
        folder,
        `${folder}/ may import only from ${otherFolders.join(', ')}, apart from itself.`,
        {
          from: { path: `^${folder}/` },
          to: { ...ourCode, pathNot: matchAny([`${folder}/`, ...otherFolders]) },
        },
      ),
    ),
  ];
}

function generatedRules(): Rule[] {
  const outside = '^(src|mocks|scripts|tests|e2e)/';
  return [
    rule('generated', 'generated/ may import only src/api/call.ts and src/util/dates.ts.', {
      from: { path: '^generated/' },
      to: { path: outside, pathNot: '^src/(api/call|util/dates)\\.ts$' },
    }),
  ];
}

function rule(name: string, comment: string, sides: Pick<Rule, 'from' | 'to'>): Rule {
  return { name, comment, severity: 'error', ...sides };
}

function matchAny(prefixes: readonly string[]): string {
  return `^(${prefixes.join('|')})`;
}
