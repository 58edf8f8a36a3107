import { useAtomValue } from 'jotai';
import { type Translate, useTranslate } from '#src/i18n/i18n.ts';
import { settingsAtom } from '#src/settings/settings-atom.ts';
import { Card } from '#src/ui/layout/Card.tsx';
import { Section } from '#src/ui/layout/Section.tsx';
import { SettingsForm } from '../frame/SettingsForm.tsx';
import type { SettingsPartProps } from '../frame/settings-part.ts';
import { DayPreview } from './DayPreview.tsx';
import { WeekFields, type Weeks } from './WeekFields.tsx';

/** The days and hours that views show, and how long they are. */
export function WeeksSection({ address, configuration }: SettingsPartProps) {
  const t = useTranslate();
  const { calendarDefaults } = useAtomValue(settingsAtom);
  const { calendar_views, date_time } = configuration.settings;
  const {
    default_view: _first,
    narrow_default_view: _narrow,
    enabled_views: _views,
    ...saved
  } = calendar_views;
  return (
    <Section
      title={t('settings:Days and hours')}
      lead={t('settings:Events outside of them can still be found, and are in lists.')}
    >
      <Card>
        <SettingsForm<Weeks>
          address={address}
          section="calendar_views"
          initial={saved}
          toChanges={(changes) => ({ calendar_views: changes })}
          describeEffects={(values) => describeEffects(t, values, saved, calendarDefaults)}
        >
          {(field, values) => (
            <>
              <WeekFields field={field} dateTime={date_time} />
              <DayPreview values={values} dateTime={date_time} />
            </>
          )}
        </SettingsForm>
      </Card>
    </Section>
  );
}

function describeEffects(
  t: Translate,
  values: Weeks,
  saved: Weeks,
  defaults: { hideWeekend: boolean },
): readonly string[] {
  const isChanged = (...names: readonly (keyof Weeks)[]) =>
    names.some((name) => values[name] !== saved[name]);
  const hidesWeekend = values.hide_weekend ?? defaults.hideWeekend;
  return [
    ...(isChanged('hide_weekend')
      ? [
          hidesWeekend
            ? t(
                'settings:Events on Saturdays and Sundays will only be in lists, the agenda, the table and the search. Weeks will begin on Monday.',
              )
            : t('settings:Saturdays and Sundays will be in all views.'),
        ]
      : []),
    ...(isChanged('visible_from', 'visible_to')
      ? [t('settings:Hours before and after fold away, unless there are events in them.')]
      : []),
    ...(isChanged('time_resolution')
      ? [t('settings:Events that are drawn or moved will begin and end at these steps.')]
      : []),
    ...(isChanged('show_week_numbers')
      ? [
          values.show_week_numbers
            ? t('settings:Weeks will have their numbers beside them.')
            : t('settings:Weeks will have no numbers anymore.'),
        ]
      : []),
    ...(isChanged('days', 'weeks', 'agenda_days')
      ? [t('settings:Readers can still choose other lengths for themselves.')]
      : []),
  ];
}
