import { type KeyboardEvent, useId, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useTranslate } from '#src/i18n/i18n.ts';
import { classNames } from '../class-names.ts';
import { Badge } from '../data/Badge.tsx';
import { InitialMark } from '../data/InitialMark.tsx';
import { TextField } from '../form/TextField.tsx';
import { Icon } from '../icon/Icon.tsx';
import { Dialog } from '../overlay/Dialog.tsx';
import styles from './Palette.module.css';
import type { PaletteChoice, PaletteGroup } from './palette-choice.ts';
import { type PaletteSearch, type SearchResult, usePaletteSearch } from './use-palette-search.ts';

interface PaletteProps<Found extends SearchResult> extends ChoicesProps<Found> {
  open: boolean;
  onClose: () => void;
}

/** A window with a field, and choices that fit its text: arrow keys move through them, and Enter chooses. */
export function Palette<Found extends SearchResult = never>({
  open,
  onClose,
  ...props
}: PaletteProps<Found>) {
  const navigate = useNavigate();
  const action = useRef<() => void>(null);
  const choose = ({ target, denial }: PaletteChoice) => {
    if (denial) return;
    onClose();
    if ('run' in target) action.current = target.run;
    else void navigate(target.href);
  };
  return (
    <Dialog
      open={open}
      title={props.title}
      width="wide"
      onClose={onClose}
      // Not earlier: the palette returns the focus, which an action's dialog would lose, and its texts must not change
      // while it fades out.
      onClosed={() => {
        action.current?.();
        action.current = null;
      }}
    >
      <Choices {...props} onChoose={choose} />
    </Dialog>
  );
}

interface ChoicesProps<Found extends SearchResult> {
  /** The accessible name of the window, the field and the list. */
  title: string;
  placeholder: string;
  /**
   * Returns the choices for a text, the likeliest first.
   * @param found the result of the search for it, or for the text before; null for none.
   */
  listChoices: (query: string, found: Found | null) => readonly PaletteGroup[];
  search?: PaletteSearch<Found>;
  /** Announced while choices are loading. */
  progress?: string | false;
}

function Choices<Found extends SearchResult>(
  props: ChoicesProps<Found> & Pick<ChoiceListProps, 'onChoose'>,
) {
  const { title, placeholder, listChoices, search, progress, onChoose } = props;
  const t = useTranslate();
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const [text, setText] = useState('');
  // By its key, so that it stays selected when results appear above it.
  const [pickedKey, setPickedKey] = useState<string | null>(null);
  // The text for which Enter was pressed before its results were there.
  const enteredQuery = useRef<string>(null);
  const query = text.trim();
  const { answer, start, retry } = usePaletteSearch(search?.find, ({ query: text, found }) => {
    const [first] = listChoices(text, found).flatMap(({ choices }) => choices);
    if (enteredQuery.current === text && first && !found.error) onChoose(first);
    enteredQuery.current = null;
  });
  const isSearching = search && query !== '' && answer?.query !== query;
  const groups = listChoices(query, answer?.found ?? null).filter(
    ({ choices }) => choices.length > 0,
  );
  const choices = groups.flatMap((group) => group.choices);
  const active = choices.find(({ key }) => key === pickedKey) ?? choices[0];
  const type = (typedText: string) => {
    setText(typedText);
    setPickedKey(null);
    if (typedText.trim() !== query) start(typedText.trim());
    enteredQuery.current = null;
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing || !active) return;
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step !== undefined) {
      setPickedKey(choices.at((choices.indexOf(active) + step) % choices.length)?.key ?? null);
      enteredQuery.current = null;
    } else if (event.key !== 'Enter') return;
    // Records shown now may be from an older text, so Enter waits for the results.
    else if (isSearching && active.isFromSearch && active.key !== pickedKey)
      enteredQuery.current = query;
    else onChoose(active);
    event.preventDefault();
  };
  return (
    <div className={styles.palette}>
      <TextField
        ref={field}
        label={title}
        labelHidden
        placeholder={placeholder}
        icon="search"
        value={text}
        autoComplete="off"
        spellCheck={false}
        role="combobox"
        aria-expanded
        aria-controls={id}
        aria-autocomplete="list"
        aria-activedescendant={active && optionId(id, active)}
        onKeyDown={onKeyDown}
        onChange={(event) => type(event.target.value)}
      />
      <p role="status" className={styles.status}>
        {isSearching ? search.progress : progress || (!active && t('header:Nothing found'))}
      </p>
      {!isSearching &&
        answer &&
        search?.renderError(answer.found, () => {
          retry(query);
          // The button disappears.
          field.current?.focus();
        })}
      <ChoiceList
        id={id}
        title={title}
        groups={groups}
        active={active}
        onPick={({ key }) => setPickedKey(key)}
        onChoose={onChoose}
      />
    </div>
  );
}

interface ChoiceListProps {
  id: string;
  title: string;
  groups: readonly PaletteGroup[];
  active: PaletteChoice | undefined;
  onPick: (choice: PaletteChoice) => void;
  onChoose: (choice: PaletteChoice) => void;
}

/** The choices, which the field operates: the focus never leaves it. */
function ChoiceList({ id, title, groups, active, onPick, onChoose }: ChoiceListProps) {
  return (
    <div id={id} role="listbox" aria-label={title} className={styles.list}>
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
              aria-selected={choice === active}
              aria-disabled={Boolean(choice.denial)}
              ref={choice === active ? scrollIntoSight : undefined}
              className={classNames(styles.choice, choice === active && styles.chosen)}
              onPointerMove={() => onPick(choice)}
              onClick={() => onChoose(choice)}
            >
              <ChoiceWords choice={choice} isActive={choice === active} />
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

function ChoiceWords({ choice, isActive }: { choice: PaletteChoice; isActive: boolean }) {
  const { icon, record, language, mark, denial } = choice;
  const { label, detail } = isActive ? choice : { ...choice, ...choice.masks };
  return (
    <>
      {record ? <InitialMark {...record} name={choice.label} /> : <Icon name={icon} />}
      <span className={styles.label} lang={language}>
        {label}
      </span>
      {mark && <Badge tone="warning">{mark}</Badge>}
      <span className={styles.detail}>{denial ?? detail}</span>
    </>
  );
}

function scrollIntoSight(element: HTMLElement | null) {
  // jsdom has no scrolling.
  element?.scrollIntoView?.({ block: 'nearest' });
}
