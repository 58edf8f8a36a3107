/** The words of a search, in the page's language, by the names that the search's definition has. */
export interface SearchWords {
  /** For example "Calendars". */
  title: string;
  fields: Readonly<Record<string, string>>;
  groups?: Readonly<Record<string, string>>;
  filters?: Readonly<Record<string, FilterWords>>;
  sorts?: Readonly<Record<string, string>>;
  /** Announced with every new result, for example "12 calendars found". */
  countText: (total: number) => string;
  /** For example "No calendar found". */
  emptyTitle: string;
}

interface FilterWords {
  label: string;
  /** The choice that filters nothing, for example "Any license". */
  any: string;
  values: Readonly<Record<string, string>>;
}
