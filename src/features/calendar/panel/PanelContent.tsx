import { useMemo, useState } from 'react';
import { filterFields } from '#src/calendar/model/filters.ts';
import { roleHas } from '#src/calendar/model/rights.ts';
import { type SubCalendar, splitName } from '#src/calendar/model/sub-calendar.ts';
import { zoneChoices } from '#src/calendar/model/zone-choices.ts';
import { useTranslate } from '#src/i18n/i18n.ts';
import { Button } from '#src/ui/button/Button.tsx';
import { MonthGrid, type MonthGridProps } from '#src/ui/date/MonthGrid.tsx';
import { CheckboxField } from '#src/ui/form/CheckboxField.tsx';
import { SelectField } from '#src/ui/form/SelectField.tsx';
import { LateMarkdown } from '#src/ui/markdown/LateMarkdown.tsx';
import type { CalendarState, ChangeState } from '../address/calendar-state.ts';
import type { CalendarConfiguration } from '../address/readable-calendar.ts';
import { ReminderDialog } from '../reminders/ReminderDialog.tsx';
import type { ReminderTarget } from '../reminders/reminder-target.ts';
import styles from './Panel.module.css';
import { SubCalendarList } from './SubCalendarList.tsx';
import { useColorChange } from './use-color-change.ts';

export interface PanelContentProps extends ZoneFieldsProps {
  /** The calendar's key or identifier. */
  address: string;
  configuration: CalendarConfiguration;
  /** The sub-calendars that can be chosen. */
  active: readonly SubCalendar[];
  state: CalendarState;
  /** From which to choose another day. */
  month: MonthGridProps;
  change: ChangeState;
}

/** Shows the options for a calendar's content: its day, its parts, their filters, and the time zone. */
export function PanelContent(props: PanelContentProps) {
  const { address, configuration, active, state, month, change } = props;
  const t = useTranslate();
  const { date_time, general_settings } = configuration.settings;
  const colors = useColorChange(address);
  const [target, setTarget] = useState<ReminderTarget | null>(null);
  return (
    <div className={styles.panel}>
      <MonthGrid {...month} />
      <SubCalendarList
        subCalendars={active}
        selection={state.sub}
        onSelect={(sub) => change({ sub }, 'replace')}
        colors={roleHas(configuration.access.role, 'administer') ? colors : null}
        onRemind={({ id, name }) =>
          setTarget({ calendar: address, subCalendarId: id, name: splitName(name).own })
        }
      />
      <ReminderDialog target={target} onClose={() => setTarget(null)} />
      <FieldFilters
        fields={configuration.event_fields}
        chosen={state.filters}
        onChoose={(filters) => change({ filters }, 'replace')}
      />
      {date_time.show_time_zone && <ZoneFields {...props} own={date_time.time_zone} />}
      {general_settings.about !== '' && (
        <section className={styles.section}>
          <h3 className={styles.heading}>{t('calendar:About this calendar')}</h3>
          <LateMarkdown text={general_settings.about} headingLevel={4} />
        </section>
      )}
    </div>
  );
}

interface FieldFiltersProps {
  fields: CalendarConfiguration['event_fields'];
  /** The ids of the chosen options. */
  chosen: ReadonlySet<number>;
  onChoose: (chosenIds: ReadonlySet<number>) => void;
}

/** Shows only events with certain values of the calendar's choice fields. Nothing if it has none. */
function FieldFilters({ fields, chosen, onChoose }: FieldFiltersProps) {
  const t = useTranslate();
  const choices = filterFields(fields);
  if (choices.length === 0) return null;
  const toggle = (id: number) => {
    const next = new Set(chosen);
    if (!next.delete(id)) next.add(id);
    onChoose(next);
  };
  return (
    <section className={styles.section}>
      <div className={styles.head}>
        <h3 className={styles.heading}>{t('calendar:Filters')}</h3>
        {chosen.size > 0 && (
          <Button look="link" onClick={() => onChoose(new Set())}>
            {t('calendar:Clear filters')}
          </Button>
        )}
      </div>
      {choices.map(({ id, name, options }) => (
        <fieldset key={id} className={styles.options}>
          <legend className={styles.field}>{name}</legend>
          {options.map((option) => (
            <CheckboxField
              key={option.id}
              label={option.name}
              checked={chosen.has(option.id)}
              onChange={() => toggle(option.id)}
            />
          ))}
        </fieldset>
      ))}
    </section>
  );
}

interface ZoneFieldsProps {
  /** The time zone of all times. */
  zone: string;
  /** The one whose hours are shown beside those; null for none. */
  secondZone: string | null;
  onChooseZone: (zone: string) => void;
  onChooseSecondZone: (zone: string | null) => void;
}

/**
 * Chooses the time zone of all times on the page, and one in which hours and the times of open events are shown, too.
 * @param own the calendar's time zone.
 */
function ZoneFields(props: ZoneFieldsProps & { own: string }) {
  const { own, zone, secondZone, onChooseZone, onChooseSecondZone } = props;
  const t = useTranslate();
  const options = useMemo(() => zoneChoices(t, own, zone), [t, own, zone]);
  const secondOptions = useMemo(() => {
    const otherChoices = zoneChoices(t, own, secondZone ?? zone).filter(
      ({ value }) => value !== zone,
    );
    return [{ value: '', label: t('calendar:No second time zone') }, ...otherChoices];
  }, [t, own, zone, secondZone]);
  return (
    <>
      <SelectField
        label={t('calendar:Time zone')}
        options={options}
        value={zone}
        onChange={({ target }) => onChooseZone(target.value)}
      />
      <SelectField
        label={t('calendar:Second time zone')}
        hint={t('calendar:Shown beside the hours of days, weeks and the scheduler, and in events.')}
        options={secondOptions}
        value={secondZone ?? ''}
        onChange={({ target }) => onChooseSecondZone(target.value || null)}
      />
    </>
  );
}
