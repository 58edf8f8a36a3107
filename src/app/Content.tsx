import { atom, useSetAtom } from 'jotai';
import { useLayoutEffect } from 'react';
import { Outlet } from 'react-router-dom';
import { routerAtom } from '#src/actions/page-data.ts';

const restoreScrollAtom = atom(null, (get): void => {
  const { restoreScrollPosition } = get(routerAtom).state;
  if (typeof restoreScrollPosition === 'number') window.scrollTo(0, restoreScrollPosition);
});

/** The page in the frame. */
export function Content() {
  const restoreScroll = useSetAtom(restoreScrollAtom);
  // The router restores the first page's position only around its skeleton, which may be too short.
  useLayoutEffect(restoreScroll, [restoreScroll]);
  return <Outlet />;
}
