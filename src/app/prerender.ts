import { createStore } from 'jotai';
import { createElement, type ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { createMemoryRouter } from 'react-router-dom';
import { pages } from '#generated/app/pages.ts';
import { loadAccountFrame } from '#src/features/account/pages.ts';
import { views } from '#src/features/calendar/views/views.ts';
import { I18nProvider } from '#src/i18n/I18nProvider.tsx';
import { createI18n, useTranslate } from '#src/i18n/i18n.ts';
import { Translations } from '#src/i18n/translations.ts';
import { settingsAtom } from '#src/settings/settings-atom.ts';
import type { FeaturePage } from '#src/ui/layout/feature-page.ts';
import { App } from './App.tsx';
import { loadFixedParts, needsFixedParts } from './fixed-parts.ts';
import { type MarkupBasis, markupFacts } from './prerendered.ts';
import { createRoutes, featurePages, loadAdminTool, prerenderedData } from './routes.ts';

// Runs at build time.

/** A visit that depends on nothing but the settings. */
const plainVisit = { address: 'https://page.invalid/', isFramed: false };

/**
 * Renders a visitors' page as HTML, preceded by the facts under which it is valid.
 * @throws Error if the settings make the page show anything of its own.
 */
export function prerender(basis: MarkupBasis): { file: string; html: string } {
  const { page, basePath } = basis;
  const facts = markupFacts(basis, plainVisit);
  if (!facts?.file) throw new Error(`The page ${page} cannot be prerendered with these settings.`);
  const { store, translations } = texts(basis);
  const router = createMemoryRouter(createRoutes(store, translations), {
    basename: basePath,
    initialEntries: [basePath + pages[page].path],
    hydrationData: prerenderedData(page),
  });
  const html = renderToString(
    createElement(App, {
      store,
      i18n: translations.i18n,
      router,
      // Icons are drawn by script.
      iconAddress: '/',
      loadLoginTexts: () => Promise.resolve(),
    }),
  );
  router.dispose();
  return { file: facts.file, html: factsTemplate(facts) + html };
}

/** The text that the page shows until its scripts have loaded, as HTML. */
export function wordsBefore(basis: Pick<MarkupBasis, 'language' | 'settings' | 'messages'>) {
  const { i18n } = texts(basis).translations;
  const renderText = (Words: () => ReactNode) =>
    renderToString(createElement(I18nProvider, { i18n }, createElement(Words)));
  return { noScript: renderText(NoScript), startWait: renderText(StartWait) };
}

/**
 * Lists each page's code beyond the initial code: the sources of its `import(…)`s, also those of each view of a calendar,
 * and whether it shows dates.
 */
export async function laterCode() {
  const { adminPages, loadAdminFrame } = await loadAdminTool();
  const allPages: [string, FeaturePage][] = Object.entries({ ...featurePages, ...adminPages });
  const forAdmins = new Set<string>(
    Object.values(pages)
      .filter(({ access }) => access === 'admin')
      .map(({ id }) => id),
  );
  const viewCode = views.map(({ name, Part }) => ({ name, source: String(Part.load) }));
  return allPages.map(([id, page]) => {
    const frame = id in adminPages ? [loadAdminFrame] : [];
    // Admins are staff, so that every page that only they can open loads the tool's routes, too.
    const tool = id in adminPages || forAdmins.has(id) ? [loadAdminTool, ...frame] : [];
    const account = page.sideNavigation === 'account' ? [loadAccountFrame] : [];
    const own = 'lazy' in page ? [page.lazy] : [];
    const fixedLoaders = needsFixedParts(page) ? [loadFixedParts] : [];
    return {
      id,
      imports: [...tool, ...account, ...own, ...fixedLoaders].map(String),
      dates: page.dates === true,
      views: page.shape === 'calendar' ? viewCode : [],
    };
  });
}

function texts({
  language,
  settings,
  messages,
}: Pick<MarkupBasis, 'language' | 'settings' | 'messages'>) {
  const store = createStore();
  store.set(settingsAtom, settings);
  const noRequest = () => Promise.reject(new Error('All texts are there.'));
  const translations = new Translations(createI18n(), store, noRequest);
  translations.setLanguage(language, language);
  translations.add(messages);
  return { store, translations };
}

function NoScript() {
  const t = useTranslate();
  return t('errors:This page needs JavaScript. Turn it on in your browser and reload the page.');
}

function StartWait() {
  const t = useTranslate();
  return t(
    'errors:This page is still loading. If it stays like this, its scripts did not arrive: check your connection and reload.',
  );
}

/** An invisible element with data attributes. */
function factsTemplate(facts: Record<string, string>): string {
  const attributes = Object.entries(facts).map(([name, value]) => {
    const attribute = name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
    return ` data-${attribute}="${value.replaceAll('&', '&amp;').replaceAll('"', '&quot;')}"`;
  });
  return `<template${attributes.join('')}></template>`;
}
