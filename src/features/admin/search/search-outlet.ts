import { useOutletContext } from 'react-router-dom';

/** Gives the results of a search access to the form above them. */
export interface SearchOutlet {
  focusField: () => void;
}

export function useSearchOutlet(): SearchOutlet {
  return useOutletContext<SearchOutlet>();
}
