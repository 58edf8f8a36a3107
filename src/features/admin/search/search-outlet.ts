import { useOutletContext } from 'react-router-dom';

/** Gives search results access to the form above them. */
export interface SearchOutlet {
  focusField: () => void;
  /** The end of the page's toolbar, where the results put their own tools; null until it is in the document. */
  tools: HTMLElement | null;
  /** The end of the link to this kind of results, where they put their number; null if there are no other kinds. */
  count: HTMLElement | null;
}

export function useSearchOutlet(): SearchOutlet {
  return useOutletContext<SearchOutlet>();
}
