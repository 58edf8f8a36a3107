import { createStore } from 'jotai';
import { expect, it } from 'vitest';
import { closePanelAtom, openPanelAtom, panelAtom } from '#src/features/header/help-state.ts';

const panel = () => null;

it('shows a panel when its code has come, until it is closed', async () => {
  const store = createStore();
  await store.set(openPanelAtom, () => Promise.resolve(panel));
  expect(store.get(panelAtom)).toBe(panel);
  store.set(closePanelAtom);
  expect(store.get(panelAtom)).toBeNull();
});

it('leaves things as they are when the code of a panel does not come, and tries again at the next press', async () => {
  const store = createStore();
  await store.set(openPanelAtom, () => Promise.reject(new TypeError('offline')));
  expect(store.get(panelAtom)).toBeNull();
  await store.set(openPanelAtom, () => Promise.resolve(panel));
  expect(store.get(panelAtom)).toBe(panel);
});

it('shows the panel that was asked for last, whichever code comes last', async () => {
  const store = createStore();
  const slow = Promise.withResolvers<() => null>();
  const other = () => null;
  const first = store.set(openPanelAtom, () => slow.promise);
  await store.set(openPanelAtom, () => Promise.resolve(panel));
  slow.resolve(other);
  await first;
  expect(store.get(panelAtom)).toBe(panel);
});
