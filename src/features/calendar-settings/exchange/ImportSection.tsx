import { useState } from 'react';
import { FailureNotice } from '#src/actions/FailureNotice.tsx';
import { useFailureText } from '#src/actions/use-failure-text.ts';
import { useTranslate } from '#src/i18n/i18n.ts';
import { Field } from '#src/ui/form/Field.tsx';
import { FormErrors } from '#src/ui/form/form-error.ts';
import { Card } from '#src/ui/layout/Card.tsx';
import { Section } from '#src/ui/layout/Section.tsx';
import { Stack } from '#src/ui/layout/Stack.tsx';
import { FileChooser } from '#src/uploads/dialog/FileChooser.tsx';
import { useTransferTexts } from '#src/uploads/dialog/use-transfer-texts.ts';
import { shownFileName } from '#src/util/file-names.ts';
import type { SettingsPartProps } from '../frame/settings-part.ts';
import { ColumnFields } from './ColumnFields.tsx';
import { type CsvHead, readCsvHead } from './csv-head.ts';
import { ImportFields } from './ImportFields.tsx';
import { ImportProgress } from './ImportProgress.tsx';
import styles from './ImportSection.module.css';
import { type ImportChoices, largestFile, mostEvents } from './import-choices.ts';
import { useImport } from './use-import.ts';

/** Brings the events of a file into the calendar, once it is said what becomes of each. */
export function ImportSection({ address, configuration }: SettingsPartProps) {
  const t = useTranslate();
  const failureText = useFailureText();
  const { size } = useTransferTexts();
  const [choices, setChoices] = useState<ImportChoices | null>(null);
  const [head, setHead] = useState<CsvHead | null>(null);
  const [refusal, setRefusal] = useState<string | null>(null);
  const run = useImport(address);
  const targets = configuration.sub_calendars.filter(({ active }) => active);
  const choose = (changes: Partial<ImportChoices>) => {
    if (!choices) return;
    const next = { ...choices, ...changes };
    setChoices(next);
    run.check(next);
  };
  const take = ([file]: readonly File[]) => {
    if (!file) return;
    const problem =
      file.size > largestFile
        ? t('settings:“%file%” is larger than %size%.', {
            file: shownFileName(file.name),
            size: size(largestFile),
          })
        : file.size === 0
          ? t('settings:“%file%” is empty.', { file: shownFileName(file.name) })
          : null;
    setRefusal(problem);
    if (problem !== null) return;
    run.forget();
    const next: ImportChoices = {
      file,
      subCalendarId: choices?.subCalendarId ?? targets[0]?.id ?? 0,
      zone: choices?.zone ?? configuration.settings.date_time.time_zone,
      columns: {},
    };
    setChoices(next);
    setHead(null);
    void readCsvHead(file).then(setHead);
    run.check(next);
  };
  const { error } = run;
  const details = error?.details ?? [];
  const errors = new Map([
    ...details.map(({ field, message }) => [field, message] as const),
    ...(refusal === null ? [] : [['file', refusal] as const]),
  ]);
  return (
    <Section
      title={t('settings:Import')}
      lead={t('settings:Events from a file of another calendar. First you see what would come.')}
    >
      <Card>
        <FormErrors value={errors}>
          <Stack>
            <Field name="file" label={t('settings:File')} kind="group">
              {() => (
                <div className={styles.whole}>
                  <FileChooser
                    accept=".ics,.ical,.ifb,.csv,.tsv,.txt,text/calendar,text/csv"
                    multiple={false}
                    hint={t('settings:iCalendar (.ics) or CSV, up to %size% and %count% events', {
                      size: size(largestFile),
                      count: mostEvents,
                    })}
                    onFiles={take}
                  />
                </div>
              )}
            </Field>
            {choices && (
              <>
                <ImportFields
                  choices={choices}
                  targets={targets}
                  zone={configuration.settings.date_time.time_zone}
                  onChoose={choose}
                />
                {head && (
                  <ColumnFields
                    head={head}
                    columns={run.preview?.columns ?? []}
                    chosen={choices.columns}
                    onChoose={(columns) => choose({ columns })}
                  />
                )}
              </>
            )}
            {error && details.length === 0 && <FailureNotice failure={failureText(error)} />}
            {choices && (
              <ImportProgress
                run={run}
                choices={choices}
                dateTime={configuration.settings.date_time}
              />
            )}
          </Stack>
        </FormErrors>
      </Card>
    </Section>
  );
}
