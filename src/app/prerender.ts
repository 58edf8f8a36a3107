import { createStore } from 'jotai';
import { createElement, type ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { createMemoryRouter } from 'react-router-dom';
import { pages } from '#generated/app/pages.ts';
import { I18nProvider } from '#src/i18n/I18nProvider.tsx';
import { createI18n, useTranslate } from '#src/i18n/i18n.ts';
import { Translations } from '#src/i18n/translations.ts';
import { settingsAtom } from '#src/settings/settings-atom.ts';
import { App } from './App.tsx';
import { type MarkupBasis, markupFacts } from './prerendered.ts';
import { createRoutes, pageParts, prerenderedData } from './routes.ts';

// Runs at build time.

/** Renders a visitors' page as HTML, preceded by the facts under which it is valid. */
export function prerender(basis: MarkupBasis): string {
  const { page, basePath } = basis;
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
  return factsTemplate(markupFacts(basis)) + html;
}

/** The text that the page shows until its scripts have loaded, as HTML. */
export function wordsBefore(basis: Pick<MarkupBasis, 'language' | 'settings' | 'messages'>) {
  const { i18n } = texts(basis).translations;
  const written = (Words: () => ReactNode) =>
    renderToString(createElement(I18nProvider, { i18n }, createElement(Words)));
  return { noScript: written(NoScript), startWait: written(StartWait) };
}

/**
 * The modules that each page loads in addition to the initial code: its own code, as the source of an `import(…)`, and
 * shared parts.
 */
export function laterCode() {
  return Object.entries(pageParts).map(([id, { load, dates }]) => ({
    id,
    load: typeof load === 'function' ? String(load) : null,
    dates: dates === true,
  }));
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
