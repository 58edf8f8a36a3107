import type { Translate } from '#src/i18n/i18n.ts';

/** The texts of a search in the page's language, by the names in the search's definition. */
export interface SearchWords {
  /** For example "Calendars". */
  title: string;
  fields: Readonly<Record<string, string>>;
  /** Names the searchable values in the empty field. Default: those of calendars and users. */
  placeholder?: string;
  groups?: Readonly<Record<string, string>>;
  filters?: Readonly<Record<string, FilterWords>>;
  sorts?: Readonly<Record<string, string>>;
  /** Announced with every new result, for example "12 calendars found". */
  countText: (total: number) => string;
  /** For example "No calendar found". */
  emptyTitle: string;
}

/** The words of a filter by the state of what is searched. */
export function stateFilter(t: Translate, values: FilterWords['values']): FilterWords {
  return { label: t('admin:State'), any: t('admin:Any state'), values };
}

interface FilterWords {
  label: string;
  /** The choice that disables a filter, for example "Any license". */
  any: string;
  values: Readonly<Record<string, string>>;
}
