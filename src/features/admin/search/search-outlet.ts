import { useOutletContext } from 'react-router-dom';
import type { SearchChoice } from './SearchForm.tsx';

/** Gives search results access to the form above them. */
export interface SearchOutlet {
  /** All searches of the page. */
  choices: readonly SearchChoice[];
  focusField: () => void;
}

export function useSearchOutlet(): SearchOutlet {
  return useOutletContext<SearchOutlet>();
}
