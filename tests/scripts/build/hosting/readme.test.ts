import { expect, it } from 'vitest';
import { readmeCode } from '#tests/host/readme-code.ts';

const template = [
  '<html lang="__LANGUAGE__" dir="__DIRECTION__"><title>__APP_TITLE__</title>__HEAD__',
  '<script type="application/json" id="app-settings">__APP_SETTINGS__</script>',
  '<div id="root">__MARKUP__</div><p>__START_WAIT__</p><noscript>__NO_SCRIPT__</noscript>',
].join('\n');

const build = {
  languages: { en: { noScript: 'Turn on JavaScript.', startWait: 'Starting __APP_TITLE__ …' } },
  otherPages: { head: '<link href="__ASSETS_URL__/a.css">' },
};

async function filled(settings: object, more: object = {}) {
  const { fillPage } = await readmeCode();
  const all = { appTitle: 'Calendar', baseUrl: 'https://calendar.example/kalender/', ...settings };
  return fillPage({ template, build, settings: all, assetsUrl: '/client', ...more });
}

it('the README’s code fills in a plain page, and all that can be added', async () => {
  const plain = await filled({});
  expect(plain).toContain('<html lang="en" dir="ltr"><title>Calendar</title>');
  expect(plain).toContain('<link href="/client/a.css">');
  expect(plain).toContain('<div id="root"></div><p>Starting Calendar …</p>');
  const markup = '<a href="__BASE_PATH__/login">__STAY_LOGGED_IN_HELP__</a>';
  const links = { stayLoggedInHelp: 'https://help.example/?a&b' };
  const more = await filled({ links }, { head: '<style></style>', markup });
  expect(more).toContain('<style></style>');
  expect(more).toContain('<a href="/kalender/login">https://help.example/?a&#38;b</a>');
  expect(`${plain}${more}`).not.toMatch(/__[A-Z_]+__/);
});

it('the README’s code links only web addresses', async () => {
  const markup = '<a href="__STAY_LOGGED_IN_HELP__"></a>';
  const linked = (stayLoggedInHelp: string) => filled({ links: { stayLoggedInHelp } }, { markup });
  for (const address of ['https://help.example/', '/help'])
    expect(await linked(address)).toContain(`<a href="${address}">`);
  for (const address of [
    'javascript:alert(1)',
    ' java\nscript:alert(1)',
    'data:text/html,x',
    'https://[',
  ])
    expect(await linked(address)).toContain('<a href="">');
});

it('the README’s code inserts values as they are', async () => {
  const appTitle = '</script><b>$& $1 __APP_SETTINGS__';
  const page = await filled({ appTitle });
  expect(page).toContain('<title>&#60;/script&#62;&#60;b&#62;$&#38; $1 __APP_SETTINGS__</title>');
  const [, json = ''] = /id="app-settings">([^<]*)<\/script>/.exec(page) ?? [];
  expect(JSON.parse(json)).toMatchObject({ appTitle });
});
