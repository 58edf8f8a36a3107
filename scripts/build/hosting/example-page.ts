/** The settings and texts of pages that are rendered or started during the build. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { components } from '#generated/app/types.ts';
import english from '#generated/messages/english.json' with { type: 'json' };
import { coreSections } from '#generated/messages/sections.ts';
import { root } from '../../process/tool.ts';

type HostSettings = components['schemas']['HostSettings'];

/** Placeholders for values that a server fills in. */
export const stands = {
  __BASE_PATH__: '/base-path.invalid',
  __STAY_LOGGED_IN_HELP__: 'https://stay-logged-in-help.invalid/',
};

export function exampleSettings(form: { helpMenu: boolean; loginHelp: boolean }): HostSettings {
  return {
    appKey: null,
    organizationName: null,
    organizationUrlName: null,
    organizationHidden: false,
    accessName: null,
    appIdentifier: null,
    appTitle: '__APP_TITLE__',
    resourcesUrl: '/',
    baseUrl: stands.__BASE_PATH__,
    assetsVersion: '1',
    language: 'en',
    languageSections: ['login'],
    use24hTimes: false,
    dateLocale: 'en',
    calendarDefaults: { weekStart: 1, hideWeekend: false },
    customFieldImages: [],
    chatIntegrationClientId: '',
    debugMode: false,
    user: null,
    links: {
      ...(form.helpMenu ? { helpCenter: 'https://help.example/' } : {}),
      ...(form.loginHelp ? { stayLoggedInHelp: stands.__STAY_LOGGED_IN_HELP__ } : {}),
    },
  };
}

type Messages = Record<string, string>;

/** The texts of sections in the form in which this version's server returns them. */
export function readTexts(language: string, sections: readonly string[]): Record<string, Messages> {
  const englishTexts: Record<string, Messages> = english;
  const read = (section: string): Messages => {
    const file = path.join(root, 'src/i18n/messages', language, `${section}.json`);
    return language === 'en'
      ? (englishTexts[section] ?? {})
      : JSON.parse(readFileSync(file, 'utf8'));
  };
  return {
    [`core_js_${language}`]: Object.assign({}, ...coreSections.map(read)),
    ...Object.fromEntries(
      sections.map((section) => [`${section}_${language}`, read(section)] as const),
    ),
  };
}
