import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import { paths } from '#src/util/paths.ts';

it('knows the address of every page', () => {
  expect({
    home: paths.home(),
    login: paths.login(),
    loginWithTarget: paths.login({ targetPath: '/c/a?b=c' }),
    loginInEditMode: paths.login({ email: 'a+b@example.com', edit: true, targetPath: '/x' }),
    register: paths.register(),
    registerWithAddress: paths.register({ email: 'a@example.com' }),
    logout: paths.logout(),
    logoutOnKey: paths.logout({ calendarKey: 'ks0123456789abcdef' }),
    logoutOnIdentifier: paths.logout({ calendarId: 'riv3rs' }),
    dashboard: paths.dashboard(),
    dashboardSearch: paths.dashboard({ query: 'a & b' }),
    profile: paths.profile(),
    devices: paths.devices(),
    notifications: paths.notifications(),
    avatar: paths.avatar(),
    admin: paths.admin(),
    debug: paths.debug(),
    calendarByKey: paths.calendarByKey('ks0123456789abcdef'),
    calendarByIdentifier: paths.calendarByIdentifier('riv3rs'),
    calendarByOddIdentifier: paths.calendarByIdentifier('../x'),
    eventPointer: paths.eventPointer('3f9/c'),
  }).toEqual({
    home: '/',
    login: '/login',
    loginWithTarget: '/login?_target_path=%2Fc%2Fa%3Fb%3Dc',
    loginInEditMode: '/login?email=a%2Bb%40example.com&edit=true&_target_path=%2Fx',
    register: '/register',
    registerWithAddress: '/register?email=a%40example.com',
    logout: '/logout',
    logoutOnKey: '/logout?calendarKey=ks0123456789abcdef',
    logoutOnIdentifier: '/logout?calendarId=riv3rs',
    dashboard: '/user/dashboard',
    dashboardSearch: '/user/dashboard?query=a+%26+b',
    profile: '/user/profile/edit',
    devices: '/user/security/devices',
    notifications: '/user/notifications',
    avatar: '/user/avatar',
    admin: '/admintool96',
    debug: '/debug',
    calendarByKey: '/ks0123456789abcdef',
    calendarByIdentifier: '/c/riv3rs',
    calendarByOddIdentifier: '/c/..%2Fx',
    eventPointer: '/events/pointer/3f9%2Fc',
  });
});

describe('no other file spells the address of a page', () => {
  const root = path.resolve(import.meta.dirname, '../../../src');
  /** The routes spell their patterns; there is no other way to say them. */
  const spellers = new Set(['util/paths.ts', 'app/routes.ts']);
  const addresses = Object.entries(paths).map(([name, address]) =>
    name === 'calendarByKey'
      ? '/ks(?![^A-Za-z0-9])'
      : (address as (part: string) => string)('').split('?')[0],
  );
  const spelled = new RegExp(`^(${addresses.filter((address) => address !== '/').join('|')})`);

  it.each(['/login', '/user/avatar', '/admintool96?x', '/c/', '/ks0', '/events/pointer/'])(
    'such as %s',
    (address) => expect(address).toMatch(spelled),
  );

  it('which would be found', () => {
    const texts = textsOf(path.join(root, 'app/routes.ts'));
    expect(texts.filter((text) => spelled.test(text))).toContain('/user/dashboard');
  });

  it('in a text of its own', () => {
    const files = readdirSync(root, { recursive: true, encoding: 'utf8' })
      .map((file) => file.replaceAll(path.sep, '/'))
      .filter((file) => /\.tsx?$/.test(file) && !spellers.has(file));
    const found = files.flatMap((file) =>
      textsOf(path.join(root, file))
        .filter((text) => spelled.test(text))
        .map((text) => `${file}: ${text}`),
    );
    expect(found, 'ask src/util/paths.ts for it').toEqual([]);
  });
});

/** All texts in a file's code: strings, attributes, and the parts of templates. */
function textsOf(file: string): string[] {
  const texts: string[] = [];
  const visit = (node: ts.Node) => {
    if (ts.isStringLiteralLike(node) || ts.isTemplateMiddleOrTemplateTail(node))
      texts.push(node.text);
    else if (ts.isTemplateHead(node)) texts.push(node.text);
    ts.forEachChild(node, visit);
  };
  visit(
    ts.createSourceFile(
      file,
      readFileSync(file, 'utf8'),
      ts.ScriptTarget.Latest,
      false,
      ts.ScriptKind.TSX,
    ),
  );
  return texts;
}
