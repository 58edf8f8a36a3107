import { calendarSearch } from './calendar-search.ts';
import { createSearchLoader } from './search/search-loader.ts';

export const loader = createSearchLoader(calendarSearch);
