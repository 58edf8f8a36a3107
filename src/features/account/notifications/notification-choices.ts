import { updateNotificationSettingsLimits } from '#generated/app/notifications/limits.ts';
import type { Translate } from '#src/i18n/i18n.ts';
import type { Choice } from '#src/ui/form/choices.ts';
import type { Choices } from './notification-changes.ts';

export type ChoiceName = keyof Choices;
type ChoiceValue = Choices[ChoiceName];

export const choiceNames = [
  'changes',
  'delivery',
  'agenda_days',
  'reminders',
] as const satisfies readonly ChoiceName[];

const { maximum: maxAgendaDays } = updateNotificationSettingsLimits['calendars.*.agenda_days'];

/** The choices for one kind of mail. */
export function choicesFor(t: Translate, name: ChoiceName): Choice<ChoiceValue>[] {
  switch (name) {
    case 'changes':
      return [
        { value: 'none', label: t('notifications:None') },
        { value: 'new', label: t('notifications:New events') },
        { value: 'important', label: t('notifications:Important ones') },
        { value: 'all', label: t('notifications:All changes') },
        { value: 'comments', label: t('notifications:Comments') },
      ];
    case 'delivery':
      return [
        { value: 'at_once', label: t('notifications:At once') },
        { value: 'daily_summary', label: t('notifications:Once a day') },
      ];
    case 'agenda_days':
      return [
        { value: 0, label: t('notifications:Off') },
        ...Array.from({ length: maxAgendaDays }, (_, index) => ({
          value: index + 1,
          label: t('notifications:%count% days', { count: index + 1 }),
        })),
      ];
    case 'reminders':
      return [
        { value: true, label: t('notifications:On') },
        { value: false, label: t('notifications:Off') },
      ];
  }
}
