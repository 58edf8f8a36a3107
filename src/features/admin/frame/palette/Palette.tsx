import { useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { FailureNotice } from '#src/actions/FailureNotice.tsx';
import { useFailureText } from '#src/actions/use-failure-text.ts';
import type { RequestError } from '#src/api/errors.ts';
import { useTranslate } from '#src/i18n/i18n.ts';
import { Button } from '#src/ui/button/Button.tsx';
import { PaletteBox } from '#src/ui/palette/PaletteBox.tsx';
import { PaletteDialog } from '#src/ui/palette/PaletteDialog.tsx';
import { PersonalEmail } from '../../records/Personal.tsx';
import type { Area } from '../areas.ts';
import styles from './Palette.module.css';
import { paletteGroups, type StaffChoice } from './palette-choices.ts';
import { useRecordActions } from './use-record-actions.ts';
import { useRecordSearch } from './use-record-search.ts';

interface PaletteProps {
  open: boolean;
  areas: readonly Area[];
  onClose: () => void;
}

/** A command palette that opens any record or page, and runs the open record's actions. */
export function Palette({ open, areas, onClose }: PaletteProps) {
  const t = useTranslate();
  return (
    <PaletteDialog open={open} title={t('admin:Go to…')} onClose={onClose}>
      {(runWhenClosed) => <Choices areas={areas} onClose={onClose} onAction={runWhenClosed} />}
    </PaletteDialog>
  );
}

interface ChoicesProps extends Omit<PaletteProps, 'open'> {
  /** An action was chosen, which runs when the palette has closed. */
  onAction: (run: () => void) => void;
}

function Choices({ areas, onClose, onAction }: ChoicesProps) {
  const t = useTranslate();
  const [text, setText] = useState('');
  const enteredQuery = useRef<string | null>(null);
  const field = useRef<HTMLInputElement>(null);
  const query = text.trim();
  const actions = useRecordActions();
  const choose = useChoose(onClose, onAction);
  const { found, search, retry } = useRecordSearch((answer) => {
    const groups = paletteGroups(t, { query: answer.query, areas, actions, found: answer });
    const first = groups[0]?.choices[0];
    if (enteredQuery.current === answer.query && first && !answer.error) choose(first);
    enteredQuery.current = null;
  });
  const isSearching = query !== '' && found?.query !== query;
  return (
    <PaletteBox
      field={field}
      label={t('admin:Go to…')}
      placeholder={t('admin:Name, address, key or ID')}
      text={text}
      groups={paletteGroups(t, { query, areas, actions, found })}
      words={maskedWords}
      status={isSearching && t('admin:Searching…')}
      notice={
        !isSearching &&
        found?.error && (
          <Failure
            error={found.error}
            retry={() => {
              retry(query);
              // The button disappears.
              field.current?.focus();
            }}
          />
        )
      }
      onType={(typedText) => {
        setText(typedText);
        if (typedText.trim() !== query) search(typedText.trim());
        enteredQuery.current = null;
      }}
      onMove={() => {
        enteredQuery.current = null;
      }}
      onEnter={(choice, isPicked) => {
        // Records shown now may be from an older text, so Enter waits for the results.
        if (isSearching && choice.isFromSearch && !isPicked) enteredQuery.current = query;
        else choose(choice);
      }}
      onChoose={choose}
    />
  );
}

/** People's addresses are masked unless they are selected. */
function maskedWords({ label, detail = '', address }: StaffChoice, isChosen: boolean) {
  const maskEmail = (text: string) => <PersonalEmail email={text} isMasked={!isChosen} />;
  return {
    label: address === 'label' ? maskEmail(label) : label,
    detail: address === 'detail' ? maskEmail(detail) : detail,
  };
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

function useChoose(onClose: () => void, onAction: ChoicesProps['onAction']) {
  const navigate = useNavigate();
  return ({ target, denial }: StaffChoice) => {
    if (denial) return;
    if ('run' in target) return onAction(target.run);
    onClose();
    void navigate(target.href);
  };
}
