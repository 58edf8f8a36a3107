import { createStore } from 'jotai';
import { expect, it } from 'vitest';
import { closePanelAtom, openPanelAtom, panelAtom } from '#src/features/header/help-state.ts';
import { statusAtom } from '#src/status/status.ts';

const panel = () => null;

it('shows a panel when its code has come, until it is closed', async () => {
  const store = createStore();
  await store.set(openPanelAtom, () => Promise.resolve(panel));
  expect(store.get(panelAtom)).toBe(panel);
  store.set(closePanelAtom);
  expect(store.get(panelAtom)).toBeNull();
});

it('says so when the code of a panel does not come, and tries again at the next press', async () => {
  const store = createStore();
  await store.set(openPanelAtom, () => Promise.reject(new TypeError('offline')));
  expect(store.get(panelAtom)).toBeNull();
  expect(store.get(statusAtom)).toMatchObject({ type: 'error' });
  await store.set(openPanelAtom, () => Promise.resolve(panel));
  expect(store.get(panelAtom)).toBe(panel);
});
