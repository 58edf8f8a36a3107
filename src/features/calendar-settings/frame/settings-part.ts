import type { components } from '#generated/calendar/types.ts';

export type CalendarConfiguration = components['schemas']['CalendarConfiguration'];
export type CalendarSettings = components['schemas']['CalendarSettings'];

/** The props of each part of the settings. */
export interface SettingsPartProps {
  /** The calendar's key or identifier, as in the address. */
  address: string;
  configuration: CalendarConfiguration;
}
