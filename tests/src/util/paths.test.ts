import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import { paths } from '#src/util/paths.ts';

describe('page addresses', () => {
  it.each([
    [paths.login(), '/login'],
    [paths.login({ _target_path: '/c/a?b=c' }), '/login?_target_path=%2Fc%2Fa%3Fb%3Dc'],
    [
      paths.login({ email: 'a+b@c.example', edit: true }),
      '/login?email=a%2Bb%40c.example&edit=true',
    ],
    [paths.login({ email: undefined }), '/login'],
    [paths.dashboard({ query: 'a & b' }), '/user/dashboard?query=a+%26+b'],
    [paths.admin({ type: 'key', offset: 100 }), '/admintool96?type=key&offset=100'],
    [paths.calendarByKey('ks0123456789abcdef'), '/ks0123456789abcdef'],
    [paths.calendarByIdentifier('riv3rs'), '/c/riv3rs'],
    [paths.calendarByIdentifier('riv3rs', 'rowing club'), '/c/riv3rs/rowing%20club'],
    [paths.calendarByIdentifier('../x'), '/c/..%2Fx'],
    [paths.eventPointer('3f9/c'), '/events/pointer/3f9%2Fc'],
    [paths.logout(), '/logout'],
    [paths.logout({ calendarKey: 'ks0123456789abcdef' }), '/logout?calendarKey=ks0123456789abcdef'],
    [paths.logout({ calendarId: 'riv3rs' }), '/logout?calendarId=riv3rs'],
  ])('include %s', (address, expected) => {
    expect(address).toBe(expected);
  });
});

describe('no other file contains the address of a page', () => {
  const root = path.resolve(import.meta.dirname, '../../../src');
  /** Exceptions: policies are identified by the addresses of their calls, one of which starts like a page's. */
  const spellers = new Set(['util/paths.ts', 'uploads/policy-sources.ts']);
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

  it('which the check would find', () => {
    const texts = listTexts(path.join(root, '../generated/app/pages.ts'));
    expect(texts.filter((text) => spelled.test(text))).toContain('/user/dashboard');
  });

  it('in a string literal', () => {
    const files = readdirSync(root, { recursive: true, encoding: 'utf8' })
      .map((file) => file.replaceAll(path.sep, '/'))
      .filter((file) => /\.tsx?$/.test(file) && !spellers.has(file));
    const found = files.flatMap((file) =>
      listTexts(path.join(root, file))
        .filter((text) => spelled.test(text))
        .map((text) => `${file}: ${text}`),
    );
    expect(found, 'ask src/util/paths.ts for it').toEqual([]);
  });
});

/** All texts in a file's code: strings, attributes, and parts of templates. */
function listTexts(file: string): string[] {
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
