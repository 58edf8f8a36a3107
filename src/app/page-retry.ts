import { atom } from 'jotai';

/** How the error page fetches again what it stands for; none while the page itself is shown. */
export const pageRetryAtom = atom<{ retry: () => void } | null>(null);
