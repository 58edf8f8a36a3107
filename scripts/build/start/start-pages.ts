import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { components } from '#generated/app/types.ts';
import { exampleSettings, textsOf } from '../hosting/example-page.ts';
import type { Start } from './functions-at-start.ts';

type HostSettings = components['schemas']['HostSettings'];

const language = 'en';
const help = 'https://help.example/';

const user: HostSettings['user'] = {
  id: 1,
  name: 'Ada',
  roles: [],
  avatar_type: 'initial',
  avatar_url: null,
  two_fa_active: false,
};

/** The two most common kinds of visits: the prerendered login, and a user's first page. */
export function startPages(target: string, scripts: readonly string[]): Start[] {
  const login = readFileSync(path.join(target, `host/login.${language}.html`), 'utf8');
  return [
    {
      ...page({ path: '/login', sections: ['login'], markup: login }),
      control: 'form [type=submit]:not(:disabled)',
    },
    { ...page({ path: '/user/dashboard', sections: ['dashboard'], user }), control: '#content' },
  ].map((start) => ({ ...start, scripts: [...scripts] }));
}

interface ExamplePage {
  path: string;
  sections: string[];
  markup?: string;
  user?: HostSettings['user'];
}

function page({ path: place, sections, markup = '', user = null }: ExamplePage) {
  const settings: HostSettings = {
    ...exampleSettings({ helpMenu: true, loginHelp: true }),
    baseUrl: '',
    links: { helpCenter: help, stayLoggedInHelp: help },
    languageSections: sections,
    user,
  };
  const filled = markup.replaceAll('__BASE_PATH__', '').replaceAll('__STAY_LOGGED_IN_HELP__', help);
  const messages = { ...textsOf(language, sections), [`datetime_${language}`]: {} };
  const html = `<!doctype html><html lang="${language}"><head>
${block('app-settings', settings)}${block('app-messages', messages)}
</head><body><div id="root">${filled}</div></body></html>`;
  return { html, url: `http://localhost${place}` };
}

function block(id: string, content: object): string {
  const json = JSON.stringify(content).replaceAll('<', '\\u003c');
  return `<script type="application/json" id="${id}">${json}</script>`;
}
