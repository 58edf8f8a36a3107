import type { i18n as I18n } from 'i18next';
import { type createStore, Provider } from 'jotai';
import { useState } from 'react';
import { type createMemoryRouter, RouterProvider } from 'react-router-dom';
import { Reauthentication } from '#src/features/login/Reauthentication.tsx';
import { I18nProvider } from '#src/i18n/I18nProvider.tsx';
import { IconAddress } from '#src/ui/icon/Icon.tsx';
import { PartEventsContext } from '#src/ui/lazy-part.tsx';
import { LoginBoundary } from './LoginBoundary.tsx';
import { createPartEvents } from './part-events.ts';
import { reportPageError } from './report-page-error.ts';
import { WindowTitles } from './WindowTitles.tsx';

/** Icons are rarely missing, so the reporting code loads with the first one. */
function reportMissingIcon(name: string): void {
  import('#src/session/missing-icons.ts').then(
    (module) => module.reportMissingIcon(name),
    () => {
      // The server is unreachable, so there is no way to report it.
    },
  );
}

/** The client's foundations, in the browser and at the build. */
export interface Foundation {
  store: ReturnType<typeof createStore>;
  i18n: I18n;
  router: ReturnType<typeof createMemoryRouter>;
  iconAddress: string;
  /** Loads the texts of the login dialog. */
  loadLoginTexts: () => Promise<void>;
}

/** Renders the whole client from its foundation. */
export function App({ store, i18n, router, iconAddress, loadLoginTexts }: Foundation) {
  const [partEvents] = useState(() => createPartEvents(store));
  return (
    <Provider store={store}>
      <I18nProvider i18n={i18n}>
        <WindowTitles>
          <IconAddress value={{ address: iconAddress, onMissing: reportMissingIcon }}>
            <PartEventsContext value={partEvents}>
              <RouterProvider router={router} onError={reportPageError} />
              <LoginBoundary>
                <Reauthentication loadTexts={loadLoginTexts} />
              </LoginBoundary>
            </PartEventsContext>
          </IconAddress>
        </WindowTitles>
      </I18nProvider>
    </Provider>
  );
}
