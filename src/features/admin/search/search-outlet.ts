import { useOutletContext } from 'react-router-dom';

/** What a search page lets its results do with the form. */
export interface SearchOutlet {
  /** Takes the search back, and lets another one be typed at once. */
  clear: () => void;
}

export function useSearchOutlet(): SearchOutlet {
  return useOutletContext<SearchOutlet>();
}
