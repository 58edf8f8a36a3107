import { FailureNotice } from '#src/actions/FailureNotice.tsx';
import { useFailureText } from '#src/actions/use-failure-text.ts';
import type { RequestError } from '#src/api/errors.ts';
import { useTranslate } from '#src/i18n/i18n.ts';
import { Button } from '#src/ui/button/Button.tsx';
import { Palette } from '#src/ui/palette/Palette.tsx';
import { PaletteChoices } from '#src/ui/palette/PaletteChoices.tsx';
import type { PaletteChoice } from '#src/ui/palette/palette-choice.ts';
import type { Area } from '../areas.ts';
import { findRecords } from './find-records.ts';
import { listStaffChoices } from './palette-choices.ts';
import styles from './StaffPalette.module.css';
import { useRecordActions } from './use-record-actions.ts';

interface StaffPaletteProps {
  open: boolean;
  areas: readonly Area[];
  onClose: () => void;
}

/** A command palette that opens any record or page, and runs the open record's actions. */
export function StaffPalette({ open, areas, onClose }: StaffPaletteProps) {
  const t = useTranslate();
  return (
    <Palette open={open} title={t('admin:Go to…')} onClose={onClose}>
      {(onChoose) => <StaffChoices areas={areas} onChoose={onChoose} />}
    </Palette>
  );
}

interface StaffChoicesProps extends Pick<StaffPaletteProps, 'areas'> {
  onChoose: (choice: PaletteChoice) => void;
}

function StaffChoices({ areas, onChoose }: StaffChoicesProps) {
  const t = useTranslate();
  const actions = useRecordActions();
  return (
    <PaletteChoices
      label={t('admin:Go to…')}
      placeholder={t('admin:Name, address, key or ID')}
      listChoices={(query, records) => listStaffChoices(t, { query, areas, actions, records })}
      search={{
        find: findRecords,
        renderError: ({ error }, retry) => error && <Failure error={error} retry={retry} />,
        progress: t('admin:Searching…'),
      }}
      onChoose={onChoose}
    />
  );
}

function Failure({ error, retry }: { error: RequestError; retry: () => void }) {
  const t = useTranslate();
  const failureText = useFailureText();
  return (
    <div className={styles.failure}>
      <FailureNotice failure={failureText(error)} />
      <Button size="dense" onClick={retry}>
        {t('common:Try again')}
      </Button>
    </div>
  );
}
