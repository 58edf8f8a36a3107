import type { createStore } from 'jotai';
import { type ComponentType, createElement } from 'react';
import type { LoaderFunction, RouteObject } from 'react-router-dom';
import type { Section } from '#generated/messages/sections.ts';
import { loadDates } from '#src/i18n/load-dates.ts';
import type { Translations } from '#src/i18n/translations.ts';
import { weekRule } from '#src/i18n/week-rule.ts';
import { settingsAtom } from '#src/settings/settings-atom.ts';
import { MissingCodeError } from '#src/ui/load-part.ts';
import { type PageShape, PageSkeleton } from './PageSkeleton.tsx';
import { loadPageTexts } from './page-texts.ts';
import { serverAnswers } from './server-answers.ts';

/** What a page is made of; all of it is fetched side by side. */
export interface PageParts {
  /** The section of its texts. */
  section: Section;
  /** It shows dates. */
  dates?: boolean;
  /** What stands in its place while it is on its way. */
  shape: PageShape;
  component: () => Promise<ComponentType>;
  loader?: () => Promise<LoaderFunction>;
}

export type PageRoute = (
  parts: PageParts,
) => Required<Pick<RouteObject, 'loader' | 'Component' | 'HydrateFallback'>>;

/** @throws MissingCodeError when a part of the program does not arrive. */
function arrived<Part>(part: Promise<Part>): Promise<Part> {
  return part.catch(async (cause: unknown) => {
    throw new MissingCodeError(await serverAnswers(), cause);
  });
}

/**
 * Makes routes of pages whose code comes when they are opened. Code, texts and data are awaited by the route's loader,
 * so that a page is never shown without one of them, and a part that did not arrive is told by the error page.
 */
export function createPageRoute(
  store: ReturnType<typeof createStore>,
  translations: Translations,
): PageRoute {
  const loadPageDates = (texts: Promise<unknown>) => {
    const { use24hTimes, calendarDefaults } = store.get(settingsAtom);
    return arrived(loadDates(store, { use24hTimes, week: weekRule(calendarDefaults) }, texts));
  };

  return ({ section, dates, shape, component, loader }) => {
    let Page: ComponentType | undefined;
    return {
      loader: async (args) => {
        const texts = loadPageTexts(store, translations, [section]);
        const [Component, data, tellMissing] = await Promise.all([
          arrived(component()),
          loader && arrived(loader()).then((load) => load(args)),
          texts,
          dates && loadPageDates(texts),
        ]);
        tellMissing();
        Page = Component;
        return data ?? null;
      },
      Component: () => (Page ? createElement(Page) : null),
      HydrateFallback: () => createElement(PageSkeleton, { shape }),
    };
  };
}
