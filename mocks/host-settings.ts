import type { components } from '#generated/app/types.ts';
import type { User } from './world/accounts.ts';

export type HostSettings = components['schemas']['HostSettings'];

/** What the hosting page tells the client. */
export function hostSettings(
  basePath: string,
  user: User | null,
  impersonated = false,
): HostSettings {
  return {
    appKey: null,
    organizationName: null,
    organizationUrlName: null,
    organizationHidden: false,
    accessName: null,
    appIdentifier: null,
    appTitle: 'Shared Calendar',
    resourcesUrl: `${basePath}/resources`,
    baseUrl: basePath,
    assetsVersion: 'v1',
    language: 'en',
    languageSections: [],
    use24hTimes: false,
    dateLocale: 'en',
    calendarDefaults: { weekStart: 1, hideWeekend: false },
    customFieldImages: [],
    chatIntegrationClientId: null,
    debugMode: false,
    user,
    ...(impersonated ? { impersonated } : {}),
    links: {
      helpCenter: 'https://help.calendar.example/',
      quickTour: 'https://help.calendar.example/quick-tour',
      news: 'https://help.calendar.example/news',
      stayLoggedInHelp: 'https://help.calendar.example/stay-logged-in',
    },
  };
}
