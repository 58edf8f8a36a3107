import { describe, expect, it } from 'vitest';
import {
  choiceNames,
  choicesFor,
} from '#src/features/account/notifications/notification-choices.ts';
import { translateBy } from '#src/i18n/i18n.ts';
import { textsIn } from '#tests/setup/texts.ts';

const i18n = await textsIn('en', {
  'notifications:%count% days_one': '1 day',
  'notifications:%count% days_other': '%count% days',
});
const choices = (name: (typeof choiceNames)[number]) =>
  choicesFor(translateBy(i18n.t), name).map(({ value, label }) => [value, label]);

describe('the choices for a kind of mail', () => {
  it('are texts for what the contract allows', () => {
    expect(choices('changes')).toEqual([
      ['none', 'None'],
      ['new', 'New events'],
      ['important', 'Important ones'],
      ['all', 'All changes'],
      ['comments', 'Comments'],
    ]);
    expect(choices('delivery')).toEqual([
      ['at_once', 'At once'],
      ['daily_summary', 'Once a day'],
    ]);
    expect(choices('reminders')).toEqual([
      [true, 'On'],
      [false, 'Off'],
    ]);
  });

  it('are up to fourteen days of the agenda, and none', () => {
    const days = choices('agenda_days');
    expect(days.map(([value]) => value)).toEqual(Array.from({ length: 15 }, (_, index) => index));
    expect(days.slice(0, 3).map(([, label]) => label)).toEqual(['Off', '1 day', '2 days']);
  });

  it('have different texts', () => {
    for (const name of choiceNames) {
      const labels = choices(name).map(([, label]) => label);
      expect(new Set(labels).size).toBe(labels.length);
    }
  });
});
