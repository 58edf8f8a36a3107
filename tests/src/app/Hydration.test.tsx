import { act, screen } from '@testing-library/react';
import { createStore } from 'jotai';
import { hydrateRoot } from 'react-dom/client';
import { beforeEach, expect, it, onTestFinished } from 'vitest';
import { hostSettings } from '#mocks/page/host-settings.ts';
import { App } from '#src/app/App.tsx';
import { boot } from '#src/app/boot.ts';
import { prerender } from '#src/app/prerender.ts';
import { noteKey, statusAtom } from '#src/status/status.ts';

const settings = { ...hostSettings('', null), languageSections: ['login'] };
const messages = {
  core_js_en: {},
  login_en: {},
  datetime_en: { 'datetime:short-date': 'M/d/yyyy' },
};

beforeEach(() => {
  window.history.replaceState(null, '', '/login');
  const page = { page: 'login', language: 'en', basePath: '' } as const;
  const { html } = prerender({ ...page, settings, messages });
  document.body.innerHTML = `<div id="root">${html}</div>`;
  const blocks = { 'app-settings': settings, 'app-messages': messages };
  const scripts = Object.entries(blocks).map(([id, block]) => {
    const textContent = JSON.stringify(block);
    return Object.assign(document.createElement('script'), {
      id,
      type: 'application/json',
      textContent,
    });
  });
  document.head.replaceChildren(...scripts);
});

/** Starts the client on the prerendered login page, and lets something happen before React hydrates it. */
async function hydrateAfter(event: (store: ReturnType<typeof createStore>) => unknown) {
  const heading = document.querySelector('h1');
  const store = createStore();
  const { isPrerendered, ...foundation } = await boot(document, store);
  onTestFinished(foundation.stopFollowing);
  onTestFinished(() => foundation.router.dispose());
  expect(isPrerendered).toBe(true);
  const root = document.getElementById('root') ?? document.body;
  const errors: unknown[] = [];
  await act(async () => {
    await event(store);
    const view = hydrateRoot(root, <App {...foundation} />, {
      onRecoverableError: (error) => errors.push(error),
    });
    onTestFinished(() => act(() => view.unmount()));
  });
  const isKept = document.querySelector('h1') === heading;
  return { errors, isKept };
}

it('keeps the markup', async () => {
  expect(await hydrateAfter(() => {})).toEqual({ errors: [], isKept: true });
});

it('keeps the markup if a message is there first, and then shows the message', async () => {
  const outcome = await hydrateAfter((store) =>
    store.set(statusAtom, { type: 'error', text: 'Some texts are missing.' }),
  );
  expect(outcome).toEqual({ errors: [], isKept: true });
  expect(await screen.findByText('Some texts are missing.')).toBeVisible();
});

it('keeps the markup if the previous page left a message, and then shows the message', async () => {
  sessionStorage.setItem(noteKey, 'account-deleted');
  const outcome = await hydrateAfter(() => import('#src/status/left-note.ts'));
  expect(outcome).toEqual({ errors: [], isKept: true });
  expect(await screen.findByText('Your account is deleted.')).toBeVisible();
});
