import type { ShouldRevalidateFunctionArgs } from 'react-router-dom';

/** For pages whose search filters what they have loaded: a new query does not need the server. */
export function shouldRevalidate({
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs): boolean {
  return currentUrl.search === nextUrl.search && defaultShouldRevalidate;
}
