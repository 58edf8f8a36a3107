import { useAtomValue } from 'jotai';
import { type KeyboardEvent, useId, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { FailureNotice } from '#src/actions/FailureNotice.tsx';
import { useFailureText } from '#src/actions/use-failure-text.ts';
import type { RequestError } from '#src/api/errors.ts';
import { useTranslate } from '#src/i18n/i18n.ts';
import { Button } from '#src/ui/button/Button.tsx';
import { classNames } from '#src/ui/class-names.ts';
import { Badge } from '#src/ui/data/Badge.tsx';
import { TextField } from '#src/ui/form/TextField.tsx';
import { Icon } from '#src/ui/icon/Icon.tsx';
import { Dialog } from '#src/ui/overlay/Dialog.tsx';
import type { Area } from '../frame/areas.ts';
import { PersonalEmail } from '../records/Personal.tsx';
import styles from './Palette.module.css';
import { type PaletteChoice, paletteGroups } from './palette-choices.ts';
import { recordActionsAtom } from './record-actions.ts';
import { type FoundRecords, useRecordSearch } from './use-record-search.ts';

interface PaletteProps {
  open: boolean;
  areas: readonly Area[];
  onClose: () => void;
}

/** A command palette that opens any record or page, and runs the open record's actions. */
export function Palette({ open, areas, onClose }: PaletteProps) {
  const t = useTranslate();
  const action = useRef<() => void>(null);
  return (
    <Dialog
      open={open}
      title={t('admin:Go to…')}
      width="wide"
      onClose={onClose}
      // Not earlier, because the palette returns the focus, which the action's dialog would lose.
      onClosed={() => {
        action.current?.();
        action.current = null;
      }}
    >
      <Choices
        areas={areas}
        onClose={onClose}
        onAction={(run) => {
          action.current = run;
          onClose();
        }}
      />
    </Dialog>
  );
}

interface ChoicesProps extends Omit<PaletteProps, 'open'> {
  /** An action was chosen, which runs when the palette has closed. */
  onAction: (run: () => void) => void;
}

function Choices({ areas, onClose, onAction }: ChoicesProps) {
  const t = useTranslate();
  const id = useId();
  const [text, setText] = useState('');
  const [picked, setPicked] = useState<string | null>(null);
  const entered = useRef<string | null>(null);
  const field = useRef<HTMLInputElement>(null);
  const query = text.trim();
  const actions = useAtomValue(recordActionsAtom);
  const groupsFor = (found: FoundRecords | null) =>
    paletteGroups(t, { query, areas, actions, found });
  const choose = useChoose(onClose, onAction);
  const { found, retry } = useRecordSearch(query, (answer) => {
    const first = groupsFor(answer)[0]?.choices[0];
    if (entered.current === query && first && !answer.error) choose(first);
    entered.current = null;
  });
  const groups = groupsFor(found);
  const choices = groups.flatMap((group) => group.choices);
  const chosen = choices.find(({ key }) => key === picked) ?? choices[0];
  const isSearching = query !== '' && found?.query !== query;
  const optionId = ({ key }: PaletteChoice) => `${id}-${key.replaceAll(/\W/g, '-')}`;

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing || !chosen) return;
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step !== undefined) {
      const next = choices[(choices.indexOf(chosen) + step + choices.length) % choices.length];
      setPicked(next?.key ?? null);
      entered.current = null;
    } else if (event.key !== 'Enter') return;
    // Records shown now may be from an older text, so Enter waits for the results.
    else if (isSearching && chosen.isFromSearch && chosen.key !== picked) entered.current = query;
    else choose(chosen);
    event.preventDefault();
  };
  return (
    <div className={styles.palette}>
      <TextField
        ref={field}
        label={t('admin:Go to…')}
        labelHidden
        placeholder={t('admin:Name, address, key or ID')}
        icon="search"
        value={text}
        maxLength={200}
        autoComplete="off"
        spellCheck={false}
        role="combobox"
        aria-expanded
        aria-controls={id}
        aria-autocomplete="list"
        aria-activedescendant={chosen && optionId(chosen)}
        onKeyDown={onKeyDown}
        onChange={(event) => {
          setText(event.target.value);
          setPicked(null);
          entered.current = null;
        }}
      />
      <p role="status" className={styles.status}>
        {isSearching && t('admin:Searching…')}
      </p>
      {!isSearching && found?.error && (
        <Failure
          error={found.error}
          retry={() => {
            retry();
            // The button disappears.
            field.current?.focus();
          }}
        />
      )}
      <div id={id} role="listbox" aria-label={t('admin:Go to…')} className={styles.list}>
        {groups.map(({ label, choices: offered }) => (
          // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be in a list of options
          <div key={label} role="group" aria-label={label}>
            <p aria-hidden="true" className={styles.group}>
              {label}
            </p>
            {offered.map((choice) => (
              // biome-ignore lint/a11y/useKeyWithClickEvents: the field has the keys
              <div
                key={choice.key}
                id={optionId(choice)}
                role="option"
                tabIndex={-1}
                aria-selected={choice === chosen}
                aria-disabled={Boolean(choice.denial)}
                ref={choice === chosen ? scrollIntoSight : undefined}
                className={classNames(styles.choice, choice === chosen && styles.chosen)}
                onPointerMove={() => setPicked(choice.key)}
                onClick={() => choose(choice)}
              >
                <ChoiceWords choice={choice} isMasked={choice !== chosen} />
              </div>
            ))}
          </div>
        ))}
      </div>
    </div>
  );
}

function ChoiceWords({ choice, isMasked }: { choice: PaletteChoice; isMasked: boolean }) {
  const { icon, label, mark, detail = '', denial, address } = choice;
  const masked = (text: string) => <PersonalEmail email={text} isMasked={isMasked} />;
  return (
    <>
      <Icon name={icon} />
      <span className={styles.label}>{address === 'label' ? masked(label) : label}</span>
      {mark && <Badge tone="warning">{mark}</Badge>}
      <span className={styles.detail}>
        {denial ?? (address === 'detail' ? masked(detail) : detail)}
      </span>
    </>
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

function useChoose(onClose: () => void, onAction: ChoicesProps['onAction']) {
  const navigate = useNavigate();
  return ({ target, denial }: PaletteChoice) => {
    if (denial) return;
    if ('run' in target) return onAction(target.run);
    onClose();
    void navigate(target.href);
  };
}

function scrollIntoSight(element: HTMLElement | null) {
  // jsdom has no scrolling.
  element?.scrollIntoView?.({ block: 'nearest' });
}
