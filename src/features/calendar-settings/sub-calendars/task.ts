import type { Folder } from '#src/calendar/model/folders.ts';
import type { SubCalendar } from '#src/calendar/model/sub-calendar.ts';

/** The purpose of the dialog. */
export type Task =
  | { readonly kind: 'create' }
  | { readonly kind: 'several' }
  | { readonly kind: 'edit' | 'delete' | 'merge'; readonly subCalendar: SubCalendar }
  | { readonly kind: 'folder' | 'color'; readonly subCalendars: readonly SubCalendar[] }
  | { readonly kind: 'rename'; readonly folder: Folder };
