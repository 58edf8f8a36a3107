import type { createStore } from 'jotai';
import { createElement } from 'react';
import type { LoaderFunctionArgs, MiddlewareFunction, NonIndexRouteObject } from 'react-router-dom';
import type { Page } from '#generated/app/pages.ts';
import type { Translations } from '#src/i18n/translations.ts';
import { settingsAtom } from '#src/settings/settings-atom.ts';
import type { FeaturePage, PageModule } from '#src/ui/layout/feature-page.ts';
import { delayIdleWork, whenIdle } from '#src/ui/when-idle.ts';
import { isRecord } from '#src/util/is-record.ts';
import { weekRule } from '#src/util/week-rule.ts';
import { LazyErrorPage } from './error-page.ts';
import { requireParameters } from './guards.ts';
import { awaitCode } from './missing-code.ts';
import { loadPageTexts } from './page-texts.ts';
import { reportPageError } from './report-page-error.ts';
import type { RouteHandle } from './route-handle.ts';

/** A page that does not redirect. */
export type ShownPage = Exclude<Page, { redirect: string }>;

/**
 * Creates the part of a page's route that shows it. Code, data and texts load at the same time, and the page is shown
 * once all of them are there.
 */
export function createPageRoute(
  store: ReturnType<typeof createStore>,
  translations: Translations,
): (
  page: Pick<ShownPage, 'sections'>,
  parts: FeaturePage,
  guards: readonly MiddlewareFunction[],
) => NonIndexRouteObject {
  const loadDates = async (texts: Promise<unknown>) => {
    const { calendarDefaults } = store.get(settingsAtom);
    const dates = await import('#src/i18n/load-dates.ts');
    await dates.loadDates(store, weekRule(calendarDefaults), texts);
  };
  const withTexts =
    (sections: readonly string[], dates: FeaturePage['dates']): MiddlewareFunction =>
    async ({ request }, next) => {
      const texts = loadPageTexts(store, translations, sections);
      const loading = Promise.all([next(), texts, dates === true && awaitCode(loadDates(texts))]);
      delayIdleWork(loading, request.signal);
      const [results, tellMissing] = await loading;
      // A page that fails as a whole explains itself.
      if (!hasError(results)) tellMissing();
      if (dates === 'on demand') {
        // Without it, the browser formats the dates.
        whenIdle(() => awaitCode(loadDates(texts)).catch(reportPageError));
      }
    };
  return ({ sections }, page, guards) => {
    const { shape, wide = false, sideNavigation } = page;
    const handle: RouteHandle = { shape, wide, sideNavigation };
    return {
      middleware: [...guards, withTexts(sections, page.dates)],
      handle,
      ...('lazy' in page ? { lazy: lazyPage(page.lazy, handle) } : createPage(page)),
      ...('lazy' in page &&
        page.hasContent && {
          children: [
            {
              index: true,
              lazy: lazyPage(async () => (await page.lazy()).content),
              errorElement: createElement(LazyErrorPage, { isPart: true }),
            },
          ],
        }),
    };
  };
}

/** @param results what the loaders below a middleware have returned or thrown, by route. */
function hasError(results: unknown): boolean {
  return (
    isRecord(results) &&
    Object.values(results).some((result) => isRecord(result) && result['type'] === 'error')
  );
}

/**
 * @param handle receives the module's own, because the router ignores one that comes with a page's code if the route has
 *   one already.
 * @throws MissingCodeError if the module cannot be loaded.
 */
function lazyPage(load: () => Promise<PageModule>, handle: object = {}) {
  return async () => {
    const page = await awaitCode(load());
    Object.assign(handle, page.handle);
    return createPage(page);
  };
}

function createPage({ Component, loader, shouldRevalidate, Missing }: PageModule) {
  return {
    Component,
    loader: (args: LoaderFunctionArgs) => {
      requireParameters(args);
      return loader ? loader(args) : null;
    },
    ...(shouldRevalidate && { shouldRevalidate }),
    ...(Missing && { ErrorBoundary: () => createElement(LazyErrorPage, { Missing }) }),
  };
}
