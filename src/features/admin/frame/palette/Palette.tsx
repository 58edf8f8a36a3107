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
import { PersonalEmail } from '../../records/Personal.tsx';
import type { Area } from '../areas.ts';
import styles from './Palette.module.css';
import { type PaletteChoice, type PaletteGroup, paletteGroups } from './palette-choices.ts';
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
  // By its key, so that it stays selected when results appear above it.
  const [picked, setPicked] = useState<string | null>(null);
  const entered = useRef<string | null>(null);
  const field = useRef<HTMLInputElement>(null);
  const query = text.trim();
  const actions = useRecordActions();
  const choose = useChoose(onClose, onAction);
  const { found, search, retry } = useRecordSearch((answer) => {
    const groups = paletteGroups(t, { query: answer.query, areas, actions, found: answer });
    const first = groups[0]?.choices[0];
    if (entered.current === answer.query && first && !answer.error) choose(first);
    entered.current = null;
  });
  const groups = paletteGroups(t, { query, areas, actions, found });
  const choices = groups.flatMap((group) => group.choices);
  const chosen = choices.find(({ key }) => key === picked) ?? choices[0];
  const isSearching = query !== '' && found?.query !== query;

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
        autoComplete="off"
        spellCheck={false}
        role="combobox"
        aria-expanded
        aria-controls={id}
        aria-autocomplete="list"
        aria-activedescendant={chosen && optionId(id, chosen)}
        onKeyDown={onKeyDown}
        onChange={(event) => {
          const { value } = event.target;
          setText(value);
          if (value.trim() !== query) search(value.trim());
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
            retry(query);
            // The button disappears.
            field.current?.focus();
          }}
        />
      )}
      <ChoiceList
        id={id}
        groups={groups}
        chosen={chosen}
        onPick={({ key }) => setPicked(key)}
        onChoose={choose}
      />
    </div>
  );
}

interface ChoiceListProps {
  id: string;
  groups: readonly PaletteGroup[];
  chosen: PaletteChoice | undefined;
  onPick: (choice: PaletteChoice) => void;
  onChoose: (choice: PaletteChoice) => void;
}

/** The choices, which the field operates: the focus never leaves it. */
function ChoiceList({ id, groups, chosen, onPick, onChoose }: ChoiceListProps) {
  const t = useTranslate();
  return (
    <div id={id} role="listbox" aria-label={t('admin:Go to…')} className={styles.list}>
      {groups.map(({ label, choices }) => (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be in a list of options
        <div key={label} role="group" aria-label={label}>
          <p aria-hidden="true" className={styles.group}>
            {label}
          </p>
          {choices.map((choice) => (
            // biome-ignore lint/a11y/useKeyWithClickEvents: the field has the keys
            <div
              key={choice.key}
              id={optionId(id, choice)}
              role="option"
              tabIndex={-1}
              aria-selected={choice === chosen}
              aria-disabled={Boolean(choice.denial)}
              ref={choice === chosen ? scrollIntoSight : undefined}
              className={classNames(styles.choice, choice === chosen && styles.chosen)}
              onPointerMove={() => onPick(choice)}
              onClick={() => onChoose(choice)}
            >
              <ChoiceWords choice={choice} isMasked={choice !== chosen} />
            </div>
          ))}
        </div>
      ))}
    </div>
  );
}

function optionId(listId: string, { key }: PaletteChoice): string {
  return `${listId}-${key.replaceAll(/\W/g, '-')}`;
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
