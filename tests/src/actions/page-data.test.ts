import { waitFor } from '@testing-library/react';
import { createStore } from 'jotai';
import { createMemoryRouter, type ShouldRevalidateFunctionArgs } from 'react-router-dom';
import { expect, it, onTestFinished } from 'vitest';
import { revalidateAtom, routerAtom } from '#src/actions/page-data.ts';

/** A page whose loads a test answers one by one. */
function openPage() {
  const loads: PromiseWithResolvers<string>[] = [];
  const page = {
    id: 'page',
    path: '/',
    loader: () => {
      const load = Promise.withResolvers<string>();
      loads.push(load);
      return load.promise;
    },
    // A change of the query reloads nothing, as on pages whose query selects from loaded data.
    shouldRevalidate: ({
      currentUrl,
      nextUrl,
      defaultShouldRevalidate,
    }: ShouldRevalidateFunctionArgs) =>
      currentUrl.search === nextUrl.search && defaultShouldRevalidate,
  };
  const hydrationData = { loaderData: { page: 'data 0' } };
  const router = createMemoryRouter([page, { path: '/other' }], { hydrationData });
  onTestFinished(() => router.dispose());
  const store = createStore();
  store.set(routerAtom, router);
  const answer = async (number: number) => {
    await waitFor(() => expect(loads).toHaveLength(number));
    loads[number - 1]?.resolve(`data ${number}`);
  };
  /** Resolves to the page's data when the caller is told that it is fresh. */
  const fresh = () => store.set(revalidateAtom).then(() => router.state.loaderData['page']);
  return { router, answer, fresh };
}

it('reloads the page’s data', async () => {
  const { answer, fresh } = openPage();
  const data = fresh();
  await answer(1);
  expect(await data).toBe('data 1');
});

it('answers with a load that started after the request, even if one was under way', async () => {
  const { answer, fresh } = openPage();
  const both = Promise.all([fresh(), fresh()]);
  await answer(2);
  expect(await both).toEqual(['data 2', 'data 2']);
});

it('loads again if a navigation within the page replaces the load', async () => {
  const { router, answer, fresh } = openPage();
  const data = fresh();
  await router.navigate('/?tab=audit');
  await answer(2);
  expect(await data).toBe('data 2');
});

it('loads again if a navigation to the same address replaces the load', async () => {
  const { router, answer, fresh } = openPage();
  const data = fresh();
  await router.navigate('/', { defaultShouldRevalidate: false });
  await answer(2);
  expect(await data).toBe('data 2');
});

it('loads again after each of several navigations within the page', async () => {
  const { router, answer, fresh } = openPage();
  const data = fresh();
  await router.navigate('/?tab=audit');
  await waitFor(() => expect(router.state.revalidation).toBe('loading'));
  await router.navigate('/');
  await answer(3);
  expect(await data).toBe('data 3');
});

it('ends when the user moves to another page', async () => {
  const { router, fresh } = openPage();
  const data = fresh();
  await router.navigate('/other');
  expect(await data).toBeUndefined();
});

it('cannot be used before the start connects the router', async () => {
  await expect(createStore().set(revalidateAtom)).rejects.toThrow(/before the start connected it/);
});
