import { renderHook } from '@testing-library/react';
import { createStore, Provider } from 'jotai';
import { createElement, createRef, type ReactNode } from 'react';
import { expect, it, vi } from 'vitest';
import { fixture } from '#mocks/fixture.ts';
import { settingsAtom } from '#src/settings/settings-atom.ts';
import { useCloudFiles } from '#src/uploads/dialog/use-cloud-files.ts';
import { UploadList } from '#src/uploads/upload-list.ts';

const limits = { maxFiles: 1, maxSize: 1 };

it.each([
  ['none', undefined, false],
  ['an empty list', [], false],
  ['no valid one', ['nowhere', 'local'], false],
  ['a valid one', ['nowhere', 'dropbox'], true],
])('cloud drives are offered if the hosting page names sources: %s', (_, cloudSources, offered) => {
  const store = createStore();
  store.set(settingsAtom, fixture('HostSettings'));
  const provider = { apiKey: 'key', ...(cloudSources && { cloudSources }) };
  const policy = { url: '/policy', call: vi.fn() };
  const list = new UploadList(vi.fn(), limits);
  const { result } = renderHook(
    () => useCloudFiles({ provider, policy, limits, accept: undefined }, list, createRef()),
    {
      wrapper: ({ children }: { children: ReactNode }) =>
        createElement(Provider, { store }, children),
    },
  );
  expect(result.current.isOffered).toBe(offered);
});
