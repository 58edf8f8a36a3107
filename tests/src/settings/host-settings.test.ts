import { describe, expect, it } from 'vitest';
import document from '#generated/app/document.json' with { type: 'json' };
import { fixture } from '#mocks/fixture.ts';
import { parseHostSettings, SettingsError } from '#src/settings/host-settings.ts';

const example = document.components.schemas.HostSettings.examples[0];

function findErrors(text: string | null): readonly string[] {
  try {
    parseHostSettings(text);
  } catch (error) {
    if (error instanceof SettingsError) return error.errors;
    throw error;
  }
  return [];
}

describe('parseHostSettings', () => {
  it("accepts the contract's example", () => {
    expect(parseHostSettings(JSON.stringify(example))).toEqual(example);
  });

  it('ignores unknown settings', () => {
    expect(findErrors(JSON.stringify({ ...example, somethingNew: 1 }))).toEqual([]);
  });

  it('uses English without a language and a date locale', () => {
    const { language, dateLocale, ...rest } = example as Record<string, unknown>;
    expect(parseHostSettings(JSON.stringify(rest))).toMatchObject({
      language: 'en',
      dateLocale: 'en',
    });
  });

  it('accepts unknown roles and kinds of pictures', () => {
    const user = fixture('User', { roles: ['ROLE_ADMIN', 'ROLE_BETA'], avatar_type: 'company' });
    expect(parseHostSettings(JSON.stringify({ ...example, user })).user).toEqual(user);
  });

  it('reports all errors at once', () => {
    const { appTitle, ...rest } = example as Record<string, unknown>;
    const broken = {
      ...rest,
      use24hTimes: 'yes',
      calendarDefaults: { weekStart: 9 },
      user: { id: 1, name: 'Olivia', roles: [7] },
    };
    expect(findErrors(JSON.stringify(broken))).toEqual([
      'appTitle is missing',
      'use24hTimes must be boolean or null',
      'calendarDefaults.hideWeekend is missing',
      'calendarDefaults.weekStart must be <= 6',
      'user.avatar_type is missing',
      'user.avatar_url is missing',
      'user.two_fa_active is missing',
      'user.roles.0 must be string',
    ]);
  });

  it.each([7, 'Olivia', []])('describes an invalid user, %j, in one line', (user) => {
    expect(findErrors(JSON.stringify({ ...example, user }))).toEqual([
      'user must be object or null',
    ]);
  });

  it('reports the schema’s errors together with all others', () => {
    const broken = { ...example, appTitle: '', language: 'en-x', baseUrl: '/other' };
    expect(findErrors(JSON.stringify(broken)).toSorted()).toEqual([
      expect.stringMatching(/^appTitle must match pattern/),
      expect.stringMatching(/^baseUrl "\/other" does not contain this page/),
      expect.stringMatching(/^language /),
    ]);
  });

  it.each([
    ['missing', null, 'The block "app-settings" is missing from the page.'],
    ['empty', '', 'The block "app-settings" is missing from the page.'],
    ['not JSON', '{"appKey":', expect.stringMatching(/^The block "app-settings" is not JSON/)],
    ['not an object', '[]', 'The block "app-settings" must be object'],
  ])('reports a block that is %s', (_what, text, error) => {
    expect(findErrors(text)).toEqual([error]);
  });

  it.each([
    ['resourcesUrl', 'https://exa mple/res', 'is not an address'],
    ['resourcesUrl', 'https://cdn.example/a?v=3', 'has a query or a fragment'],
    ['baseUrl', '/?x=1', 'has a query or a fragment'],
    ['language', 'de-u-co-phonebk', 'is not a language tag'],
    ['dateLocale', 'de-x-foo', 'is not a language tag'],
  ])('refuses %s "%s", which would fail later', (name, given, error) => {
    expect(findErrors(JSON.stringify({ ...example, [name]: given }))).toEqual([
      `${name} "${given}" ${error}`,
    ]);
  });

  it.each(['https://host:99999', 'plausible.example', ''])(
    'refuses "%s" as the analytics host, too',
    (apiHost) => {
      const analytics = { domain: 'calendar.example', apiHost };
      expect(findErrors(JSON.stringify({ ...example, analytics }))).toEqual([
        `analytics.apiHost "${apiHost}" is not an address`,
      ]);
    },
  );

  it.each([
    ['https://maps.example/?q={query}', 0],
    ['https://maps.example/{query}', 0],
    ['https://maps.example/', 1],
    ['https://{query}/', 1],
    ['javascript:alert("{query}")', 1],
  ])('reads %s as the map with %i errors', (map, count) => {
    expect(findErrors(JSON.stringify({ ...example, links: { map } }))).toHaveLength(count);
  });

  it.each(['en-x', 'xx-'])('refuses %s as a language', (language) => {
    expect(findErrors(JSON.stringify({ ...example, language }))).toHaveLength(1);
  });

  it.each(['.', '..', '', 'v1/..', '../v1'])(
    'refuses "%s" as the version of assets',
    (assetsVersion) => {
      expect(findErrors(JSON.stringify({ ...example, assetsVersion }))).toEqual([
        expect.stringMatching(/^assetsVersion must match pattern/),
      ]);
    },
  );

  it.each(
    ['baseUrl', 'resourcesUrl', 'supportAssistantUrl'].flatMap((name) =>
      ['//evil.example/a', '/\\evil.example/a', '///evil.example/a'].map((given) => [name, given]),
    ),
  )('refuses %s "%s", which looks like a path but points to another host', (name, given) => {
    expect(findErrors(JSON.stringify({ ...example, [name as string]: given }))).toEqual([
      expect.stringMatching(`^${name} must match pattern`),
    ]);
  });

  it.each(['/', '/a', '/resources/assistant', 'https://cdn.example/a'])(
    'accepts %s as the address of resources',
    (resourcesUrl) => {
      expect(findErrors(JSON.stringify({ ...example, resourcesUrl }))).toEqual([]);
    },
  );

  it.each(['javascript:alert(1)', 'resources', 'data:text/html,x'])(
    'refuses %s as the address of resources',
    (resourcesUrl) => {
      expect(findErrors(JSON.stringify({ ...example, resourcesUrl }))).toHaveLength(1);
    },
  );
});
