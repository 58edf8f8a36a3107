import type { Translate } from '#src/i18n/i18n.ts';

export type TemplateName = 'plain' | 'family' | 'team' | 'rooms';

/** The initial content of a new calendar: the names of its sub-calendars. */
export interface CalendarTemplate {
  value: TemplateName;
  label: string;
  names: readonly string[];
}

export function calendarTemplates(t: Translate): readonly CalendarTemplate[] {
  return [
    {
      value: 'plain',
      label: t('dashboard:One list of events'),
      names: [t('dashboard:Events')],
    },
    {
      value: 'family',
      label: t('dashboard:A family'),
      names: [t('dashboard:Everyone'), t('dashboard:Parents'), t('dashboard:Children')],
    },
    {
      value: 'team',
      label: t('dashboard:A team or club'),
      names: [t('dashboard:Meetings'), t('dashboard:Deadlines'), t('dashboard:Absences')],
    },
    {
      value: 'rooms',
      label: t('dashboard:Rooms or equipment'),
      names: [1, 2, 3].map((number) => t('dashboard:Room %number%', { number })),
    },
  ];
}
