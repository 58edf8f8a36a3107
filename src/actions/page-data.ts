import { atom } from 'jotai';

interface PageData {
  /** Runs the loaders of the page that is shown; resolves when their answers are rendered. */
  revalidate: () => Promise<void>;
}

const connectedDataAtom = atom<PageData | null>(null);

/** What the loaders brought for the page that is shown; the start connects it to the router. */
export const pageDataAtom = atom(
  (get) => {
    const data = get(connectedDataAtom);
    if (!data) throw new Error("The page's data was used before the start connected it.");
    return data;
  },
  (_get, set, data: PageData) => set(connectedDataAtom, data),
);
