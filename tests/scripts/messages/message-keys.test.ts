import { expect, it } from 'vitest';
import { messageKeys } from '#scripts/messages/message-keys.ts';
import { tempFolder } from '../temp-folder.ts';

const texts = { core: ['common'], pages: ['login'], sectionsByPage: [], titles: ['login:Log in'] };
const keys = (files: Record<string, string>) => messageKeys(tempFolder(files), texts);

it('finds the keys in code and the titles of pages, sorted, each once', () => {
  expect(
    keys({
      'a.ts': "t('login:Log out'); t('common:Close');",
      'b/c.tsx': 'export const C = () => <p title={t("common:Close")}>{t(`login:Cancel`)}</p>;',
    }),
  ).toEqual(['common:Close', 'login:Cancel', 'login:Log in', 'login:Log out']);
});

it('ignores other texts, comments and other files', () => {
  expect(
    keys({
      'a.ts': "// t('login:Old')\nconst url = 'https://example.com'; const empty = 'login:';",
      'b.ts': "t('portal:Open'); t('login' + ':Log out'); t(section + ':Log out');",
      'c.css': "a::after { content: 'login:Log out' }",
      'd.json': '"login:Log out"',
    }),
  ).toEqual(['login:Log in']);
});
