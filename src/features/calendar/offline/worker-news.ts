import { atom } from 'jotai';
import type { Moment } from '#src/util/dates.ts';
import { isRecord } from '#src/util/is-record.ts';
import { allowsCopies } from './allows-copies.ts';

interface News {
  /** When the server sent what the page shows, if that is a copy of the service worker; null if it is from the server. */
  readonly copiedAt: Moment | null;
  /** True if the service worker belongs to another build than the page, which is the latest. */
  readonly isOutdated: boolean;
}

/** The latest message of the service worker. */
export const workerNewsAtom = atom<News>({ copiedAt: null, isOutdated: false });

workerNewsAtom.onMount = (set) => {
  if (!allowsCopies()) return undefined;
  const { serviceWorker } = navigator;
  const listener = new AbortController();
  const { signal } = listener;
  const listen = ({ data }: MessageEvent) => {
    const { copiedAt, buildId } = isRecord(data) ? data : {};
    const isOutdated = typeof buildId === 'string' && buildId !== import.meta.env['BUILD_ID'];
    set({ copiedAt: isMoment(copiedAt) ? copiedAt : null, isOutdated });
  };
  const ask = () => serviceWorker.controller?.postMessage(null);
  serviceWorker.addEventListener('message', listen, { signal });
  serviceWorker.addEventListener('controllerchange', ask, { signal });
  serviceWorker.startMessages();
  // It may have told so before anybody listened.
  ask();
  return () => listener.abort();
};

/** Any script of this origin may send messages. */
function isMoment(value: unknown): value is Moment {
  return typeof value === 'string' && !Number.isNaN(Date.parse(value));
}
