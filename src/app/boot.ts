import { createStore } from 'jotai';
import { createBrowserRouter } from 'react-router-dom';
import { getTranslations } from '#generated/app/fetchers.ts';
import type { PageId } from '#generated/app/pages.ts';
import { routerAtom } from '#src/actions/page-data.ts';
import type { startAnalytics } from '#src/analytics/analytics.ts';
import { connectApi } from '#src/api/call.ts';
import { followTheme } from '#src/features/header/theme.ts';
import { chosenClockAtom } from '#src/i18n/clock.ts';
import { weekStartAtom } from '#src/i18n/formats.ts';
import { createI18n } from '#src/i18n/i18n.ts';
import { chosenLanguage, dateLocaleFor, linkLanguage } from '#src/i18n/language-choice.ts';
import { languageTag } from '#src/i18n/languages.ts';
import { offerLanguages } from '#src/i18n/offer-languages.ts';
import { translationStateAtom } from '#src/i18n/translation-state.ts';
import { type TranslationAnswer, Translations } from '#src/i18n/translations.ts';
import { startReporting } from '#src/reporting/reporting.ts';
import { currentUserAtom } from '#src/session/current-user.ts';
import { isPageOutdatedAtom } from '#src/session/outdated-page.ts';
import { createReauthenticate } from '#src/session/reauthentication.ts';
import { followOtherTabs } from '#src/session/user-state.ts';
import {
  type HostSettings,
  parseHostSettings,
  SettingsError,
} from '#src/settings/host-settings.ts';
import { goneOnAtom, productNameAtom, settingsAtom } from '#src/settings/settings-atom.ts';
import { LazyMessageBox } from '#src/status/message-box.ts';
import { noteKey, statusAtom } from '#src/status/status.ts';
import { draftKeyAtom, draftOwnerAtom } from '#src/ui/form/drafts.ts';
import { readStorage } from '#src/util/browser-storage.ts';
import { calendarRoot } from '#src/util/calendar-root.ts';
import { isRecord } from '#src/util/is-record.ts';
import { weekRule } from '#src/util/week-rule.ts';
import { mayOpen } from './guards.ts';
import { LazyImpersonationBanner } from './impersonation-banner.ts';
import { leaveOutdatedPageAtom, prepareToFollowAtom } from './outdated-page.ts';
import { loadPageTexts } from './page-texts.ts';
import { type MarkupBasis, shownPage, takePrerendered } from './prerendered.ts';
import { createRoutes, loadAdminTool, prerenderedData } from './routes.ts';

/**
 * Starts the client from the hosting page's data blocks, and returns what the app needs.
 * @throws SettingsError if the page's blocks are unusable.
 */
export async function boot(page: Document, store = createStore()) {
  const { settings, messages } = readBlocks(page);
  const base = readBase(settings);

  store.set(settingsAtom, settings);
  const stopFollowingTheme = followTheme(store);
  store.set(draftOwnerAtom, settings.user?.id ?? null);
  store.set(draftKeyAtom, settings.draftKey);
  const stopFollowingUsers = followOtherTabs(store, (userId) =>
    store.set(prepareToFollowAtom, userId),
  );
  connectCalls(store);
  const [{ translations, stopFollowingLanguages }, adminTool] = await Promise.all([
    startTranslations(store, settings, messages),
    mayOpen('staff', settings.user) ? loadAdminTool() : undefined,
    settings.impersonated && LazyImpersonationBanner.preload(),
    settings.statusMessage && showHostStatus(store, settings.statusMessage),
  ]);
  const stopFollowing = () => {
    stopFollowingTheme();
    stopFollowingUsers();
    stopFollowingLanguages();
  };
  const takenPage = prerenderedPage(page, {
    language: store.get(translationStateAtom).language ?? settings.language,
    settings,
    basePath: base.pathname.replace(/\/$/, ''),
    messages,
  });
  const router = createBrowserRouter(createRoutes(store, translations, adminTool), {
    basename: base.pathname,
    ...(takenPage && { hydrationData: prerenderedData(takenPage) }),
  });
  store.set(routerAtom, router);
  const root = calendarRoot(router.state.location.pathname);
  router.subscribe(({ location }) =>
    store.set(goneOnAtom, calendarRoot(location.pathname) !== root),
  );
  if (settings.analytics) loadAnalytics(settings, router);
  showNote(store);

  const iconAddress = iconFolder(settings.resourcesUrl, page.baseURI);
  const loadLoginTexts = async () => {
    const tellMissing = await loadPageTexts(store, translations, ['login']);
    tellMissing();
  };
  return {
    store,
    i18n: translations.i18n,
    router,
    iconAddress,
    loadLoginTexts,
    stopFollowing,
    /** The page has prerendered markup, which React hydrates. */
    isPrerendered: takenPage !== undefined,
  };
}

/** Lets all calls from here on be made for the page of this store. */
export function connectCalls(store: ReturnType<typeof createStore>): void {
  const settings = store.get(settingsAtom);
  connectApi({
    baseUrl: readBase(settings).href.replace(/\/$/, ''),
    product: store.get(productNameAtom),
    language: () => languageTag(store.get(translationStateAtom).language ?? settings.language),
    userId: () => store.get(currentUserAtom)?.id ?? null,
    isOutdated: () => store.get(isPageOutdatedAtom),
    onUserChanged: () => store.set(leaveOutdatedPageAtom),
    reauthenticate: createReauthenticate(store),
  });
}

function readBase({ baseUrl }: HostSettings): URL {
  return new URL(baseUrl || '/', window.location.href);
}

/** The prerendered page, if it is the one to show. */
function prerenderedPage(page: Document, basis: Omit<MarkupBasis, 'page'>): PageId | undefined {
  const root = page.getElementById('root');
  const pageId = shownPage(basis.basePath);
  return root && pageId && takePrerendered(root, { ...basis, page: pageId }) ? pageId : undefined;
}

function loadAnalytics(...about: Parameters<typeof startAnalytics>): void {
  import('#src/analytics/analytics.ts').then(
    (module) => module.startAnalytics(...about),
    () => {
      // Ad blockers often block it, which is the user's choice.
    },
  );
}

/** Shows the hosting page's message, which most pages do not have. */
async function showHostStatus(
  store: ReturnType<typeof createStore>,
  message: NonNullable<HostSettings['statusMessage']>,
): Promise<void> {
  void LazyMessageBox.preload();
  const { readHostStatus } = await import('#src/status/host-status.ts');
  store.set(statusAtom, readHostStatus(message));
}

/** Shows the message that the previous page left. Its code loads only if there is one. */
function showNote(store: ReturnType<typeof createStore>): void {
  if (readStorage(noteKey, 'sessionStorage') === 'null') return;
  import('#src/status/left-note.ts').then(
    (module) => store.set(module.showNoteAtom),
    () => {
      // The page itself shows the result of the change.
    },
  );
}

/**
 * The absolute address of the icons: a style sheet resolves a path against its own address, which may be on another
 * origin.
 */
function iconFolder(resourcesUrl: string, page: string): string {
  return new URL(`${resourcesUrl.replace(/\/$/, '')}/icons`, page).href;
}

/** Both blocks of the page. @throws SettingsError that names the errors of both. */
function readBlocks(page: Document) {
  const errors: string[] = [];
  const read = <Block>(parse: (text?: string | null) => Block, id: string): Block | undefined => {
    try {
      return parse(page.getElementById(id)?.textContent);
    } catch (error) {
      if (!(error instanceof SettingsError)) throw error;
      errors.push(...error.errors);
      return undefined;
    }
  };
  const settings = read((text) => parseHostSettings(text), 'app-settings');
  // From here on, errors are reported, including those in the messages.
  if (settings) startReporting(settings);
  const messages = read(parseMessages, 'app-messages');
  if (!settings || !messages) throw new SettingsError(errors);
  return { settings, messages };
}

/** Loads the texts that the page needs before it is shown. `messages` are those that the hosting page included. */
async function startTranslations(
  store: ReturnType<typeof createStore>,
  settings: HostSettings,
  messages: TranslationAnswer,
): Promise<{ translations: Translations; stopFollowingLanguages: () => void }> {
  const { assetsVersion, languageSections, use24hTimes, calendarDefaults } = settings;
  const translations = new Translations(createI18n(), store, ({ sections, ...languages }) =>
    getTranslations(
      { path: { assetsVersion, sections: [...sections], ...languages } },
      // Texts need no login, and there is nowhere to ask for one before the page is shown.
      { reauthenticate: false },
    ),
  );
  store.set(weekStartAtom, weekRule(calendarDefaults).weekStartsOn);
  const language = linkLanguage(window.location.search) ?? chosenLanguage(settings);
  const dateLocale = dateLocaleFor(language, settings);
  store.set(chosenClockAtom, use24hTimes);
  translations.setLanguage(language, dateLocale);
  if (language === settings.language) translations.add(messages);
  const stopFollowingLanguages = offerLanguages(store, translations, {
    language: settings.language,
    dateLocale: settings.dateLocale,
    week: weekRule(calendarDefaults),
  });
  const tellMissing = await loadPageTexts(store, translations, languageSections);
  tellMissing();
  return { translations, stopFollowingLanguages };
}

/** The translation sections in the hosting page; the block may be absent. */
function parseMessages(text: string | null | undefined): TranslationAnswer {
  if (!text) return {};
  try {
    const value: unknown = JSON.parse(text);
    if (isMessages(value)) return value;
  } catch {
    // Reported below.
  }
  throw new SettingsError([
    'The block "app-messages" is not a JSON object of translation sections.',
  ]);
}

function isMessages(value: unknown): value is TranslationAnswer {
  return isRecord(value) && Object.values(value).every(isSection);
}

function isSection(value: unknown): boolean {
  return isRecord(value) && Object.values(value).every((text) => typeof text === 'string');
}
