import { useMemo } from 'react';
import type { SubCalendar } from '#src/calendar/model/sub-calendar.ts';
import { zoneChoices } from '#src/calendar/model/zone-choices.ts';
import { useTranslate } from '#src/i18n/i18n.ts';
import { FieldColumns } from '#src/ui/form/FieldColumns.tsx';
import { SelectField } from '#src/ui/form/SelectField.tsx';
import { useTransferTexts } from '#src/uploads/dialog/use-transfer-texts.ts';
import { shownFileName } from '#src/util/file-names.ts';
import styles from './ImportSection.module.css';
import type { ImportChoices } from './import-choices.ts';

interface ImportFieldsProps {
  choices: ImportChoices;
  /** The sub-calendars to which events can go. */
  targets: readonly SubCalendar[];
  /** The calendar's time zone. */
  zone: string;
  onChoose: (changes: Partial<ImportChoices>) => void;
}

/** The chosen file, and what it leaves open. */
export function ImportFields({ choices, targets, zone, onChoose }: ImportFieldsProps) {
  const t = useTranslate();
  const { size } = useTransferTexts();
  const { file } = choices;
  const zones = useMemo(() => zoneChoices(t, zone, zone), [t, zone]);
  return (
    <>
      <p className={styles.file}>
        <strong>{shownFileName(file.name)}</strong> <span>{size(file.size)}</span>
      </p>
      <FieldColumns>
        <SelectField
          name="sub_calendar_id"
          label={t('settings:Sub-calendar')}
          hint={t('settings:For events that do not name one of this calendar.')}
          value={String(choices.subCalendarId)}
          options={targets.map(({ id, name }) => ({ value: id, label: name }))}
          onChange={({ currentTarget }) => onChoose({ subCalendarId: Number(currentTarget.value) })}
        />
        <SelectField
          name="tz"
          label={t('settings:Time zone')}
          hint={t('settings:For times without a zone of their own.')}
          value={choices.zone}
          options={zones}
          onChange={({ currentTarget }) => onChoose({ zone: currentTarget.value })}
        />
      </FieldColumns>
    </>
  );
}
