import type { Manifest } from 'vite';
import type { ModuleList } from '../build/module-list.ts';

/** The files that the browser has loaded when a screen works. */
export interface FirstScreen {
  scripts: string[];
  styles: string[];
}

/** The page's entry, and what the login route loads by itself: its page, its loader if there is one, its texts. */
const entry = 'index.html';
const loginPage = 'features/login/LoginPage.tsx';
const loginRoute = [
  /^features\/login\/(LoginPage\.tsx|[^/]*loader\.ts)$/,
  /^i18n\/messages\/en\/login\.json$/,
];

/**
 * What a visitor loads before the login form works: the entry and the login route's own parts, with everything that
 * these import statically.
 * @throws Error when the login page is not in the build.
 */
export function firstScreen(manifest: Manifest, modules: ModuleList): FirstScreen {
  const wanted = Object.keys(manifest).filter(
    (key) => key === entry || loginRoute.some((part) => part.test(key)),
  );
  const chunks = withStaticImports(manifest, wanted);
  const scripts = chunks.map((key) => manifest[key]?.file ?? '');
  if (!scripts.some((file) => modules[file]?.some((id) => id.endsWith(loginPage)))) {
    throw new Error(`src/${loginPage} is not in the build: scripts/weigh/ must follow it.`);
  }
  return {
    scripts: scripts.filter((file) => file.endsWith('.js')),
    styles: [...new Set(chunks.flatMap((key) => manifest[key]?.css ?? []))],
  };
}

function withStaticImports(manifest: Manifest, keys: readonly string[]): string[] {
  const reached = new Set<string>();
  const waiting = [...keys];
  for (let key = waiting.pop(); key !== undefined; key = waiting.pop()) {
    if (reached.has(key)) continue;
    reached.add(key);
    waiting.push(...(manifest[key]?.imports ?? []));
  }
  return [...reached];
}

const unwanted: Readonly<Record<string, RegExp>> = {
  'the upload library': /node_modules\/filestack-js\//,
  'the admin tool': /(^|\/)src\/features\/admin\//,
  'a long-list helper': /node_modules\/@tanstack\/(react-)?virtual/,
};

const dateLocale = /node_modules\/date-fns\/locale\/([\w-]+)\.js$/;

/** One sentence for each thing in the first screen's scripts that has to come later. */
export function unwantedModules(screen: FirstScreen, modules: ModuleList): string[] {
  const ids = screen.scripts.flatMap((file) => modules[file] ?? []);
  const found = Object.entries(unwanted)
    .map(([name, pattern]) => ({ name, id: ids.find((one) => pattern.test(one)) }))
    .filter(({ id }) => id !== undefined)
    .map(({ name, id }) => `${name} (${id})`);
  const locales = [...new Set(ids.map((id) => dateLocale.exec(id)?.[1]).filter(Boolean))];
  return locales.length > 1 ? [...found, `several date locales (${locales.join(', ')})`] : found;
}
