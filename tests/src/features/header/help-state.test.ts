import { createStore } from 'jotai';
import { expect, it } from 'vitest';
import { closePanelAtom, openPanelAtom, panelAtom } from '#src/features/header/help-state.ts';

const panel = () => null;

it('shows a panel once its code has loaded, until it is closed', async () => {
  const store = createStore();
  await store.set(openPanelAtom, () => Promise.resolve(panel));
  expect(store.get(panelAtom)).toBe(panel);
  store.set(closePanelAtom);
  expect(store.get(panelAtom)).toBeNull();
});

it('shows nothing if the code of a panel fails to load, and tries again on the next press', async () => {
  const store = createStore();
  await store.set(openPanelAtom, () => Promise.reject(new TypeError('offline')));
  expect(store.get(panelAtom)).toBeNull();
  await store.set(openPanelAtom, () => Promise.resolve(panel));
  expect(store.get(panelAtom)).toBe(panel);
});

it('shows the last requested panel, in whatever order their code loads', async () => {
  const store = createStore();
  const slow = Promise.withResolvers<() => null>();
  const other = () => null;
  const first = store.set(openPanelAtom, () => slow.promise);
  await store.set(openPanelAtom, () => Promise.resolve(panel));
  slow.resolve(other);
  await first;
  expect(store.get(panelAtom)).toBe(panel);
});
