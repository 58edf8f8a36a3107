import { useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { exportEventsLimits } from '#generated/calendar/limits.ts';
import { useFormError } from '#src/actions/use-form-error.ts';
import { clockMinuteIn } from '#src/calendar/model/zone-clock.ts';
import { useTranslate } from '#src/i18n/i18n.ts';
import { Button } from '#src/ui/button/Button.tsx';
import { readValues } from '#src/ui/form/controls.ts';
import { Form } from '#src/ui/form/Form.tsx';
import { RadioField } from '#src/ui/form/RadioField.tsx';
import { Card } from '#src/ui/layout/Card.tsx';
import { Row } from '#src/ui/layout/Row.tsx';
import { Section } from '#src/ui/layout/Section.tsx';
import { addDays } from '#src/util/dates.ts';
import { dayAt, dayOfMinute } from '#src/util/day-numbers.ts';
import { serverNow } from '#src/util/server-clock.ts';
import type { SettingsPartProps } from '../frame/settings-part.ts';
import { ExportRange } from './ExportRange.tsx';
import { type ExportChoices, rangeInLink } from './export-choices.ts';
import { SubCalendarBoxes } from './SubCalendarBoxes.tsx';
import { useExport } from './use-export.ts';

/** Saves events of the calendar as a file. */
export function ExportSection({ address, configuration }: SettingsPartProps) {
  const t = useTranslate();
  const { title, settings, sub_calendars } = configuration;
  const [query] = useSearchParams();
  const [initial] = useState(() =>
    initialChoices(query, settings.date_time.time_zone, sub_calendars),
  );
  const [choices, setChoices] = useState(initial);
  const place = useRef<HTMLDivElement>(null);
  const save = useExport(address, title);
  const follow = () => {
    const form = place.current?.querySelector('form');
    if (form) setChoices(readValues(form, initial));
  };
  const hasNone = !Object.values(choices.sub_calendars).some(Boolean);
  return (
    <Section
      title={t('settings:Export')}
      lead={t('settings:A file for another calendar, or for a spreadsheet.')}
    >
      <Card>
        <div ref={place} onChange={follow}>
          <Form
            initial={initial}
            limits={exportEventsLimits}
            pending={save.pending}
            error={useFormError(save.error)}
            onSubmit={save.run}
          >
            {(field) => (
              <>
                <RadioField
                  {...field('format')}
                  label={t('settings:Format')}
                  options={[
                    {
                      value: 'ics',
                      label: t('settings:iCalendar (.ics)'),
                      hint: t('settings:For other calendars. Series stay series.'),
                    },
                    {
                      value: 'csv',
                      label: t('settings:CSV'),
                      hint: t('settings:For spreadsheets. Each occurrence has a line of its own.'),
                    },
                  ]}
                />
                <ExportRange
                  field={field}
                  choices={choices}
                  weekStart={settings.date_time.week_start}
                />
                <SubCalendarBoxes
                  subCalendars={sub_calendars}
                  initial={initial.sub_calendars}
                  hasNone={hasNone}
                />
                <Row>
                  <Button
                    look="primary"
                    type="submit"
                    pending={save.pending || hasNone}
                    busy={save.pending}
                  >
                    {t('settings:Save the file')}
                  </Button>
                  {save.pending && <Button onClick={save.cancel}>{t('common:Cancel')}</Button>}
                </Row>
              </>
            )}
          </Form>
        </div>
      </Card>
    </Section>
  );
}

/** The range that the link names, or else four weeks from today. */
function initialChoices(
  query: URLSearchParams,
  zone: string,
  subCalendars: SettingsPartProps['configuration']['sub_calendars'],
): ExportChoices {
  const linked = rangeInLink(query);
  const today = dayAt(dayOfMinute(clockMinuteIn(zone, serverNow())));
  return {
    format: 'ics',
    extent: linked ? 'range' : 'all',
    start_date: linked?.start ?? today,
    end_date: linked?.end ?? addDays(today, 27),
    sub_calendars: Object.fromEntries(subCalendars.map(({ id }) => [id, true])),
  };
}
