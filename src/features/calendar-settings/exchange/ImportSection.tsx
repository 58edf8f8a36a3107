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
import type { SettingsPartProps } from '../frame/settings-part.ts';
import { ColumnFields } from './ColumnFields.tsx';
import { ImportFields } from './ImportFields.tsx';
import { ImportProgress } from './ImportProgress.tsx';
import styles from './ImportSection.module.css';
import { importTargets, largestFile, mostEvents } from './import-choices.ts';
import { useImport } from './use-import.ts';
import { useImportFile } from './use-import-file.ts';

/** Brings the events of a file into the calendar, once it is said what becomes of each. */
export function ImportSection({ address, configuration }: SettingsPartProps) {
  const t = useTranslate();
  const failureText = useFailureText();
  const { size } = useTransferTexts();
  const run = useImport(address);
  const { choices, head, refusal, take, choose } = useImportFile(configuration, run);
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
                  targets={importTargets(configuration)}
                  zone={configuration.settings.date_time.time_zone}
                  onChoose={choose}
                />
                {head && (
                  <ColumnFields
                    head={head}
                    columns={run.columns}
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
