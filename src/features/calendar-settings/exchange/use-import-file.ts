import { useState } from 'react';
import { type Translate, useTranslate } from '#src/i18n/i18n.ts';
import { useTransferTexts } from '#src/uploads/dialog/use-transfer-texts.ts';
import { shownFileName } from '#src/util/file-names.ts';
import type { CalendarConfiguration } from '../frame/settings-part.ts';
import { type CsvHead, readCsvHead } from './csv-head.ts';
import { type ImportChoices, importTargets, largestFile } from './import-choices.ts';
import type { useImport } from './use-import.ts';

/** The file to import, what is chosen for it, and the first rows of a spreadsheet. Each choice is previewed. */
export function useImportFile(
  configuration: CalendarConfiguration,
  run: Pick<ReturnType<typeof useImport>, 'check' | 'forget'>,
) {
  const t = useTranslate();
  const { size } = useTransferTexts();
  const [choices, setChoices] = useState<ImportChoices | null>(null);
  const [head, setHead] = useState<{ file: File; head: CsvHead | null } | null>(null);
  const [refusal, setRefusal] = useState<string | null>(null);
  const preview = (next: ImportChoices) => {
    setChoices(next);
    run.check(next);
  };
  const take = ([file]: readonly File[]) => {
    if (!file) return;
    const problem = findProblem(t, file, size);
    setRefusal(problem);
    if (problem !== null) return;
    run.forget();
    void readCsvHead(file).then((read) => setHead({ file, head: read }));
    preview({
      file,
      subCalendarId: choices?.subCalendarId ?? importTargets(configuration)[0]?.id ?? 0,
      zone: choices?.zone ?? configuration.settings.date_time.time_zone,
      columns: {},
    });
  };
  return {
    choices,
    // That of the file before may arrive late.
    head: head?.file === choices?.file ? (head?.head ?? null) : null,
    refusal,
    /** Takes the first of some files, unless it cannot be sent. */
    take,
    choose: (changes: Partial<ImportChoices>) => {
      if (choices) preview({ ...choices, ...changes });
    },
  };
}

/** Says why a file is not even read. */
function findProblem(t: Translate, { name, size }: File, writeSize: (bytes: number) => string) {
  const file = shownFileName(name);
  if (size === 0) return t('settings:“%file%” is empty.', { file });
  return size > largestFile
    ? t('settings:“%file%” is larger than %size%.', { file, size: writeSize(largestFile) })
    : null;
}
