import { createStore } from 'jotai';
import { createBrowserRouter } from 'react-router-dom';
import { connectApi } from '#src/api/fetcher.ts';
import { restoreThemeAtom } from '#src/features/header/theme.ts';
import type { SectionMessages } from '#src/i18n/english.ts';
import { startI18n } from '#src/i18n/i18n.ts';
import { parseHostSettings, SettingsError } from '#src/settings/host-settings.ts';
import { settingsAtom } from '#src/settings/settings-atom.ts';
import { createRoutes } from './routes.ts';

/**
 * Starts the client from the hosting page's data blocks and gives what the app stands on.
 * @throws SettingsError when the page's blocks can not be used.
 */
export async function boot(page: Document) {
  const settings = parseHostSettings(page.getElementById('app-settings')?.textContent);
  const messages = parseMessages(page.getElementById('app-messages')?.textContent);
  const base = baseOf(settings.baseUrl, window.location);

  const store = createStore();
  store.set(settingsAtom, settings);
  store.set(restoreThemeAtom);
  connectApi({ baseUrl: base.href.replace(/\/$/, ''), product: settings.appTitle });
  const i18n = await startI18n(settings.language, messages);
  const router = createBrowserRouter(createRoutes(store, i18n), { basename: base.pathname });

  return { store, i18n, router, iconAddress: `${settings.resourcesUrl}/icons` };
}

/** The address of the base. @throws SettingsError where the page does not lie below it, since no route would match. */
function baseOf(baseUrl: string, page: Location): URL {
  const base = URL.parse(baseUrl || '/', page.href);
  const folder = base?.pathname.replace(/\/?$/, '/') ?? '';
  if (base?.origin === page.origin && `${page.pathname}/`.startsWith(folder)) return base;
  throw new SettingsError([`baseUrl "${baseUrl}" does not hold this page, ${page.href}`]);
}

/** The translation sections that the hosting page brought along; the block may be absent. */
function parseMessages(text: string | null | undefined): SectionMessages {
  if (!text) return {};
  const fault = new SettingsError(['The block "app-messages" is not a JSON object of texts.']);
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw fault;
  }
  if (!isMessages(value)) throw fault;
  return value;
}

function isMessages(value: unknown): value is SectionMessages {
  return (
    typeof value === 'object' &&
    value !== null &&
    !Array.isArray(value) &&
    Object.values(value).every((text) => typeof text === 'string')
  );
}
