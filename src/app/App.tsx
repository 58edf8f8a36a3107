import { type createStore, Provider } from 'jotai';
import { StrictMode } from 'react';
import { type createMemoryRouter, RouterProvider } from 'react-router-dom';
import { Reauthentication } from '#src/features/login/Reauthentication.tsx';
import { I18nProvider } from '#src/i18n/I18nProvider.tsx';
import type { I18n } from '#src/i18n/i18n.ts';
import { IconAddress } from '#src/ui/icon/Icon.tsx';
import { KitWords } from './KitWords.tsx';
import { LoginBoundary } from './LoginBoundary.tsx';
import { reportPageError } from './report-page-error.ts';

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
  /** The folder of the icons. */
  iconAddress: string;
  /** Loads the texts of the login dialog. */
  loadLoginTexts: () => Promise<void>;
}

/** Renders the whole client from its foundation. */
export function App({ store, i18n, router, iconAddress, loadLoginTexts }: Foundation) {
  return (
    <StrictMode>
      <Provider store={store}>
        <I18nProvider i18n={i18n}>
          <KitWords>
            <IconAddress value={{ address: iconAddress, onMissing: reportMissingIcon }}>
              <RouterProvider router={router} onError={reportPageError} />
              <LoginBoundary>
                <Reauthentication loadTexts={loadLoginTexts} />
              </LoginBoundary>
            </IconAddress>
          </KitWords>
        </I18nProvider>
      </Provider>
    </StrictMode>
  );
}
