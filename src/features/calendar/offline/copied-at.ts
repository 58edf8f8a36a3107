import { atom } from 'jotai';
import type { Moment } from '#src/util/dates.ts';
import { isRecord } from '#src/util/is-record.ts';
import { allowsCopies } from './allows-copies.ts';

/** When the server sent what the page shows, if that is a copy of the service worker; null if it is from the server. */
export const copiedAtAtom = atom<Moment | null>(null);

copiedAtAtom.onMount = (set) => {
  if (!allowsCopies()) return undefined;
  const { serviceWorker } = navigator;
  const listen = ({ data }: MessageEvent) => {
    const copiedAt: unknown = isRecord(data) ? data['copiedAt'] : null;
    set(isMoment(copiedAt) ? copiedAt : null);
  };
  serviceWorker.addEventListener('message', listen);
  serviceWorker.startMessages();
  // It may have told so before anybody listened.
  serviceWorker.controller?.postMessage(null);
  return () => serviceWorker.removeEventListener('message', listen);
};

/** Any script of this origin may send messages. */
function isMoment(value: unknown): value is Moment {
  return typeof value === 'string' && !Number.isNaN(Date.parse(value));
}
