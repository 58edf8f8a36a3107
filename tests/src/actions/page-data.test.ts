import { waitFor } from '@testing-library/react';
import { createStore } from 'jotai';
import { createMemoryRouter } from 'react-router-dom';
import { describe, expect, it, onTestFinished } from 'vitest';
import { pageDataAtom, pageDataOf } from '#src/actions/page-data.ts';

/** A page whose loads a test answers one by one. */
async function openPage() {
  const loads: PromiseWithResolvers<string>[] = [];
  const loader = () => {
    const load = Promise.withResolvers<string>();
    loads.push(load);
    return load.promise;
  };
  // A change of the query reloads nothing, as on pages whose query selects from loaded data.
  const shouldRevalidate = ({ currentUrl, nextUrl }: { currentUrl: URL; nextUrl: URL }) =>
    currentUrl.search === nextUrl.search;
  const page = { id: 'page', path: '/', loader, shouldRevalidate };
  const router = createMemoryRouter([page, { path: '/other' }]);
  onTestFinished(() => router.dispose());
  const answer = async (number: number) => {
    await waitFor(() => expect(loads).toHaveLength(number));
    loads[number - 1]?.resolve(`data ${number}`);
  };
  await answer(1);
  await waitFor(() => expect(router.state.initialized).toBe(true));
  const data = pageDataOf(router);
  const told: [who: string, data: unknown][] = [];
  const revalidate = (who: string) =>
    data.revalidate(() => told.push([who, router.state.loaderData['page']]));
  return { router, answer, revalidate, told, loads };
}

describe("the page's data", () => {
  it('are reloaded on request', async () => {
    const { answer, revalidate, told } = await openPage();
    revalidate('a');
    await answer(2);
    await waitFor(() => expect(told).toEqual([['a', 'data 2']]));
  });

  it('are reloaded once for all requests during a load', async () => {
    const { answer, revalidate, told, loads } = await openPage();
    revalidate('a');
    await waitFor(() => expect(loads).toHaveLength(2));
    revalidate('b');
    revalidate('c');
    await answer(2);
    await answer(3);
    await waitFor(() =>
      expect(told).toEqual([
        ['a', 'data 2'],
        ['b', 'data 3'],
        ['c', 'data 3'],
      ]),
    );
    expect(loads).toHaveLength(3);
  });

  it('are fresh even if a navigation within the page replaces their load', async () => {
    const { router, answer, revalidate, told, loads } = await openPage();
    revalidate('a');
    await waitFor(() => expect(loads).toHaveLength(2));
    await router.navigate('/?tab=audit');
    await answer(3);
    await waitFor(() => expect(told).toEqual([['a', 'data 3']]));
  });

  it('are abandoned when the user moves to another page', async () => {
    const { router, revalidate, told } = await openPage();
    revalidate('a');
    await router.navigate('/other');
    await waitFor(() => expect(told).toEqual([['a', undefined]]));
  });

  it('cannot be used before the start connects them', () => {
    expect(() => createStore().get(pageDataAtom)).toThrow(/before the start connected it/);
  });
});
