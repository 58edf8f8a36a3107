import type { createStore } from 'jotai';
import { type ComponentType, createElement, Fragment, type ReactNode } from 'react';
import {
  isRouteErrorResponse,
  type LoaderFunction,
  type RouteObject,
  useRouteError,
} from 'react-router-dom';
import type { Page } from '#generated/app/pages.ts';
import type { Translations } from '#src/i18n/translations.ts';
import { weekRule } from '#src/i18n/week-rule.ts';
import { settingsAtom } from '#src/settings/settings-atom.ts';
import type { PageParts } from '#src/ui/layout/page-parts.ts';
import { useWhenIdle } from '#src/ui/use-when-idle.ts';
import { ErrorPage } from './ErrorPage.tsx';
import { requireParameters } from './guards.ts';
import { PageSkeleton } from './PageSkeleton.tsx';
import { loadPageTexts } from './page-texts.ts';
import { missingCode, reportPageError } from './report-page-error.ts';
import type { RouteHandle } from './route-handle.ts';

/** A page that does not redirect. */
export type ShownPage = Exclude<Page, { redirect: string }>;

/** Creates a page's route, except for its path and its guards. */
export type PageRoute = (
  page: Pick<ShownPage, 'sections'>,
  parts: PageParts,
) => Partial<RouteObject>;

const nothing = () => {};

/** @throws MissingCodeError if a chunk cannot be loaded. */
function arrived<Part>(part: Promise<Part>): Promise<Part> {
  return part.catch(async (cause: unknown) => {
    throw await missingCode(cause);
  });
}

/**
 * Creates routes whose code loads on navigation. The loader waits for code, texts and data together, so that a page
 * never shows without one of them and the error page can report a missing chunk.
 */
export function createPageRoute(
  store: ReturnType<typeof createStore>,
  translations: Translations,
): PageRoute {
  const loadDateCode = async (texts: Promise<unknown>) => {
    const { use24hTimes, calendarDefaults } = store.get(settingsAtom);
    const { loadDates } = await import('#src/i18n/load-dates.ts');
    return loadDates(store, { use24hTimes, week: weekRule(calendarDefaults) }, texts);
  };
  const loadLaterDates = () => {
    // Without it, the browser formats the dates.
    arrived(loadDateCode(Promise.resolve())).catch(reportPageError);
  };

  return ({ sections }, { load, shape, hasContent, dates, wide, shouldRevalidate }) => {
    const fetchCode = typeof load === 'function' ? load : () => Promise.resolve(load);
    let page = typeof load === 'function' ? undefined : load;
    let Words: ComponentType<{ children: ReactNode }> = Fragment;
    const fetchParts =
      (withData: boolean): LoaderFunction =>
      async (args) => {
        const texts = loadPageTexts(store, translations, sections);
        const code = arrived(fetchCode());
        // Login and registration are small and work without it.
        const words = shape === 'card' ? null : arrived(import('./page-code.ts'));
        const parts = Promise.all([
          code,
          texts,
          words,
          dates === true && arrived(loadDateCode(texts)),
        ]).then(([module, tellMissing, more]) => {
          page = module;
          if (more) Words = more.pageCode.MoreKitWords;
          return tellMissing;
        });
        const answer = async () => {
          const { loader } = await code;
          try {
            requireParameters(args);
            return await loader?.(args);
          } catch (error) {
            // The error may show in the page's frame, which needs its code and texts.
            await parts;
            throw error;
          }
        };
        const [data, tellMissing] = await Promise.all([withData ? answer() : null, parts]);
        tellMissing();
        return data ?? null;
      };
    const HydrateFallback = () => createElement(PageSkeleton, { shape });
    const route = {
      loader: fetchParts(!hasContent),
      Component: () => {
        useWhenIdle(dates === 'on demand' ? loadLaterDates : nothing);
        return page && createElement(Words, null, createElement(page.Component));
      },
      HydrateFallback,
      ErrorBoundary: () => {
        const { Frame = Fragment, Missing } = page ?? {};
        const error = useRouteError();
        const shown = createElement(ErrorPage, Missing && { Missing });
        // A guard refuses the whole page, including its frame.
        if (isRouteErrorResponse(error) && !(Missing && error.status === 404)) return shown;
        return createElement(Words, null, createElement(Frame, null, shown));
      },
      handle: { wide: wide ?? false } satisfies RouteHandle,
      ...(shouldRevalidate ? { shouldRevalidate } : {}),
    };
    if (!hasContent) return route;
    const Content = () => (page?.Content ? createElement(page.Content) : null);
    const content = { index: true, loader: fetchParts(true), Component: Content, HydrateFallback };
    return { ...route, children: [{ ...content, ErrorBoundary: ErrorPage }] };
  };
}
