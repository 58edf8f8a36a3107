import type { components } from '#generated/calendar/types.ts';
import { type Translate, useTranslate } from '#src/i18n/i18n.ts';
import { Field } from '#src/ui/form/Field.tsx';
import { FieldColumns } from '#src/ui/form/FieldColumns.tsx';
import { SelectField } from '#src/ui/form/SelectField.tsx';
import type { CsvHead } from './csv-head.ts';
import styles from './ImportSection.module.css';
import type { ImportChoices, ImportField } from './import-choices.ts';

const fieldNames: Readonly<Record<ImportField, (t: Translate) => string>> = {
  title: (t) => t('settings:Title'),
  start_date: (t) => t('settings:Start date'),
  start_time: (t) => t('settings:Start time'),
  end_date: (t) => t('settings:End date'),
  end_time: (t) => t('settings:End time'),
  all_day: (t) => t('settings:All day'),
  sub_calendar: (t) => t('settings:Sub-calendar'),
  who: (t) => t('settings:Who'),
  location: (t) => t('settings:Location'),
  notes: (t) => t('settings:Notes'),
};

const isField = (name: string): name is ImportField => Object.hasOwn(fieldNames, name);

interface ColumnFieldsProps {
  head: CsvHead;
  /** As the server reads them; none if it refuses the file. */
  columns: readonly components['schemas']['ImportColumn'][];
  chosen: ImportChoices['columns'];
  onChoose: (columns: ImportChoices['columns']) => void;
}

/** Each column of a spreadsheet, with what its first rows have in it, and the field that it becomes. */
export function ColumnFields({ head, columns, chosen, onChoose }: ColumnFieldsProps) {
  const t = useTranslate();
  const options = [
    { value: '', label: t('settings:Leave out') },
    ...Object.entries(fieldNames).map(([value, name]) => ({ value, label: name(t) })),
  ];
  const headings = [...new Set(head.headings)].filter((heading) => heading !== '');
  const findField = (heading: string) =>
    Object.hasOwn(chosen, heading)
      ? chosen[heading]
      : columns.find((column) => column.heading === heading)?.field;
  const samples = (heading: string) => {
    const at = head.headings.indexOf(heading);
    return head.rows.flatMap((row) => row[at]?.trim() || []).join(' · ');
  };
  return (
    <Field name="columns" label={t('settings:Columns of the file')} kind="group">
      {() => (
        <div className={styles.whole}>
          <FieldColumns>
            {headings.map((heading) => (
              <SelectField
                key={heading}
                label={heading}
                hint={samples(heading)}
                value={findField(heading) ?? ''}
                options={options}
                onChange={({ currentTarget: { value } }) =>
                  onChoose({ ...chosen, [heading]: isField(value) ? value : null })
                }
              />
            ))}
          </FieldColumns>
        </div>
      )}
    </Field>
  );
}
