import { useOutletContext } from 'react-router-dom';

/** Gives search results access to the form above them. */
export interface SearchOutlet {
  focusField: () => void;
}

export function useSearchOutlet(): SearchOutlet {
  return useOutletContext<SearchOutlet>();
}
