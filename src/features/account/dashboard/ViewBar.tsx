import { useMemo } from 'react';
import { useShownTexts, useTranslate } from '#src/i18n/i18n.ts';
import { SelectField } from '#src/ui/form/SelectField.tsx';
import type { UserCalendar } from '../user-calendar.ts';
import { type Filter, listOrganizations } from './calendar-view.ts';
import type { Sort } from './dashboard-choices.ts';
import type { DashboardView } from './use-dashboard-view.ts';
import styles from './ViewBar.module.css';

interface ViewBarProps {
  calendars: readonly UserCalendar[];
  view: DashboardView;
  onChange: (changes: Partial<DashboardView>) => void;
}

/** Selects which calendars are shown, and in which order. */
export function ViewBar({ calendars, view, onChange }: ViewBarProps) {
  const t = useTranslate();
  const { language } = useShownTexts();
  const organizations = useMemo(
    () => listOrganizations(calendars, language),
    [calendars, language],
  );
  // A link may name an organization in which the user no longer has calendars.
  const linkedOrganizations = typeof view.filter === 'object' ? [view.filter.organization] : [];
  const shownOrganizations = [...new Set([...organizations, ...linkedOrganizations])];
  const sorts: { value: Sort; label: string }[] = [
    { value: 'opened', label: t('dashboard:Last opened') },
    { value: 'name', label: t('dashboard:By name') },
    { value: 'created', label: t('dashboard:Newest') },
  ];
  return (
    <div className={styles.bar}>
      <div className={styles.choice}>
        <SelectField
          label={t('dashboard:Show')}
          labelHidden
          value={optionValue(view.filter)}
          options={[
            { value: 'all', label: t('dashboard:All calendars') },
            { value: 'mine', label: t('dashboard:My own') },
            { value: 'shared', label: t('dashboard:Shared with me') },
            ...shownOrganizations.map((name) => ({
              value: optionValue({ organization: name }),
              label: name,
              group: t('dashboard:Organizations'),
            })),
          ]}
          onChange={(event) => onChange({ filter: readOption(event.currentTarget.value) })}
        />
      </div>
      <div className={styles.choice}>
        <SelectField
          label={t('dashboard:Order')}
          labelHidden
          value={view.sort}
          options={sorts}
          onChange={(event) => {
            const sort = sorts.find(({ value }) => value === event.currentTarget.value);
            if (sort) onChange({ sort: sort.value });
          }}
        />
      </div>
    </div>
  );
}

const organizationPrefix = 'organization:';

function optionValue(filter: Filter): string {
  return typeof filter === 'object' ? organizationPrefix + filter.organization : filter;
}

function readOption(value: string): Filter {
  if (value.startsWith(organizationPrefix))
    return { organization: value.slice(organizationPrefix.length) };
  return value === 'mine' || value === 'shared' ? value : 'all';
}
