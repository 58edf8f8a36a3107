import { type Translate, useTranslate } from '#src/i18n/i18n.ts';
import { FieldColumns } from '#src/ui/form/FieldColumns.tsx';
import { SelectField } from '#src/ui/form/SelectField.tsx';
import { Card } from '#src/ui/layout/Card.tsx';
import { Section } from '#src/ui/layout/Section.tsx';
import { Preview } from '../frame/Preview.tsx';
import { Setting } from '../frame/Setting.tsx';
import { SettingsForm } from '../frame/SettingsForm.tsx';
import type { CalendarSettings, SettingsPartProps } from '../frame/settings-part.ts';
import { ViewButtons } from './ViewButtons.tsx';
import { ViewOrderField } from './ViewOrderField.tsx';
import { allViews, type ViewName, viewName } from './view-names.ts';

type Views = Pick<
  CalendarSettings['calendar_views'],
  'enabled_views' | 'default_view' | 'narrow_default_view'
>;

/** The views that readers can choose, and those with which the calendar opens. */
export function ViewsSection({ address, configuration }: SettingsPartProps) {
  const t = useTranslate();
  const { enabled_views, default_view, narrow_default_view } =
    configuration.settings.calendar_views;
  const saved = { enabled_views, default_view, narrow_default_view };
  return (
    <Section
      title={t('settings:Choice and order')}
      lead={t('settings:The ways to look at the calendar.')}
    >
      <Card>
        <SettingsForm<Views>
          address={address}
          section="calendar_views"
          initial={saved}
          toChanges={(calendar_views) => ({ calendar_views })}
          describeEffects={(values) => describeEffects(t, values, saved)}
        >
          {(field, values) => (
            <>
              <Setting name="enabled_views">
                <ViewOrderField
                  {...field('enabled_views')}
                  label={t('settings:Views to choose from')}
                  hint={t('settings:In the order of the toolbar and of its menu.')}
                />
              </Setting>
              <FieldColumns>
                <Setting name="default_view">
                  <SelectField
                    {...field('default_view')}
                    label={t('settings:First view on wide screens')}
                    options={viewOptions(t, values.enabled_views)}
                  />
                </Setting>
                <Setting name="narrow_default_view">
                  <SelectField
                    {...field('narrow_default_view')}
                    label={t('settings:First view on phones')}
                    options={[
                      { value: null, label: t('settings:The one that fits best') },
                      ...viewOptions(t, values.enabled_views),
                    ]}
                  />
                </Setting>
              </FieldColumns>
              <Preview>
                <ViewButtons views={values.enabled_views} first={values.default_view} />
              </Preview>
            </>
          )}
        </SettingsForm>
      </Card>
    </Section>
  );
}

/** All views, because the server says at the field why one cannot be the first; those that are off are marked. */
function viewOptions(t: Translate, enabledNames: readonly ViewName[]) {
  return allViews.map((value) => ({
    value,
    label: enabledNames.includes(value)
      ? viewName(t, value)
      : t('settings:%view% (off)', { view: viewName(t, value) }),
  }));
}

function describeEffects(t: Translate, values: Views, saved: Views): readonly string[] {
  const removed = saved.enabled_views.filter((view) => !values.enabled_views.includes(view));
  const names = removed.map((view) => viewName(t, view)).join(', ');
  const isFirstChanged =
    values.default_view !== saved.default_view ||
    values.narrow_default_view !== saved.narrow_default_view;
  return [
    ...(removed.length > 0
      ? [
          t(
            'settings:Nobody will be able to choose %views% anymore; links to it will open the first view.',
            { views: names },
          ),
        ]
      : []),
    ...(isFirstChanged
      ? [
          t(
            'settings:New visitors will begin with the new first view; others continue with the one that they used last.',
          ),
        ]
      : []),
  ];
}
