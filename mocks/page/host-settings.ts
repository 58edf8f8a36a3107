import { createHmac } from 'node:crypto';
import type { components } from '#generated/app/types.ts';
import { assistantPath } from '../assistant/assistant.ts';
import { assetsVersion } from '../translations/assets-version.ts';
import { isDateLocale } from '../translations/messages.ts';
import { mockDsn } from '../upload/error-reports.ts';
import { uploadHosts } from '../upload/hosts.ts';
import { mockApiKey } from '../upload/policy.ts';

type User = components['schemas']['User'];
export type HostSettings = components['schemas']['HostSettings'];

interface PageFacts {
  /** Seconds until the impersonation ends, if staff view the product as the user. */
  readonly impersonationSecondsLeft?: number | undefined;
  /** True if the user's session outlives the browser. */
  readonly staysLoggedIn?: boolean;
  /** Origins of the upload provider and the analytics server; without them, their features are off. */
  readonly uploadOrigin?: string | undefined;
  /** World that collects the page's events and error reports. */
  readonly worldId?: string;
  /** Secret of the world, which keeps others from deriving those of its users. */
  readonly secret?: string;
  /** True if the page reports errors. */
  readonly errorReporting?: boolean;
  /** True if the page offers files from cloud drives. */
  readonly cloudSources?: boolean;
  /** Settings of the page's calendar. */
  readonly calendar?: Partial<HostSettings> | undefined;
  /** The user's language and date format. */
  readonly wishes?: Pick<HostSettings, 'language' | 'dateLocale' | 'use24hTimes'> | undefined;
}

/** The language and formats for visitors who prefer a language. */
export function visitorWishes(language: string): NonNullable<PageFacts['wishes']> {
  return { language, dateLocale: isDateLocale(language) ? language : 'en', use24hTimes: null };
}

/** The settings that the hosting page passes to the client. */
export function hostSettings(
  basePath: string,
  user: User | null,
  {
    impersonationSecondsLeft,
    staysLoggedIn = false,
    uploadOrigin,
    worldId = 'shared',
    secret = '',
    errorReporting = false,
    cloudSources = false,
    calendar,
    wishes = visitorWishes('en'),
  }: PageFacts = {},
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
    assetsVersion,
    language: wishes.language,
    languageSections: [],
    use24hTimes: wishes.use24hTimes,
    dateLocale: wishes.dateLocale,
    calendarDefaults: { weekStart: 1, hideWeekend: false },
    customFieldImages: [],
    chatIntegrationClientId: 'demo-chat-client',
    debugMode: false,
    user,
    ...(user && impersonationSecondsLeft === undefined
      ? {
          draftKey: createHmac('sha256', secret)
            .update(`draft key of user ${user.id}`)
            .digest('hex'),
          staysLoggedIn,
        }
      : {}),
    productName: 'Shared Calendar',
    license: null,
    ...(impersonationSecondsLeft === undefined
      ? {}
      : { impersonated: true, impersonationSecondsLeft }),
    ...(uploadOrigin === undefined ? {} : providerSettings(uploadOrigin, worldId, cloudSources)),
    ...(uploadOrigin !== undefined && errorReporting
      ? { errorReporting: { dsn: mockDsn(uploadOrigin, worldId) } }
      : {}),
    ...calendar,
    supportAssistantUrl: `${basePath}${assistantPath}`,
    links: {
      helpCenter: 'https://help.calendar.example/',
      quickTour: 'https://help.calendar.example/quick-tour',
      news: 'https://help.calendar.example/news',
      stayLoggedInHelp: 'https://help.calendar.example/stay-logged-in',
      terms: 'https://calendar.example/terms',
      privacy: 'https://calendar.example/privacy',
      map: 'https://maps.example/search?q={query}',
    },
  };
}

function providerSettings(
  origin: string,
  worldId: string,
  cloudSources: boolean,
): Partial<HostSettings> {
  const ofWorld = `${origin}/worlds/${worldId}`;
  return {
    publicHosts: ['calendar.example'],
    analytics: { domain: 'calendar.example', apiHost: ofWorld },
    upload: {
      apiKey: mockApiKey,
      hosts: uploadHosts(ofWorld),
      ...(cloudSources ? { cloudSources: ['googledrive', 'dropbox', 'onedrive'] } : {}),
    },
  };
}
