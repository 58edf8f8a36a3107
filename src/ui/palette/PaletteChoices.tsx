import { type ComponentProps, type KeyboardEvent, useId, useRef, useState } from 'react';
import { useTranslate } from '#src/i18n/i18n.ts';
import { classNames } from '../class-names.ts';
import { Badge } from '../data/Badge.tsx';
import { InitialMark } from '../data/InitialMark.tsx';
import { TextField } from '../form/TextField.tsx';
import { Icon } from '../icon/Icon.tsx';
import styles from './PaletteChoices.module.css';
import type { PaletteChoice, PaletteGroup } from './palette-choice.ts';
import { type PaletteSearch, type SearchResult, usePaletteSearch } from './use-palette-search.ts';

interface PaletteChoicesProps<Results extends SearchResult>
  extends Pick<ChoiceListProps, 'onChoose'> {
  /** The accessible name of the field and the list. */
  label: string;
  placeholder: string;
  /**
   * Returns the choices for a text, the likeliest first.
   * @param results the result of the search for it, or for the text before; null for none.
   */
  listChoices: (query: string, results: Results | null) => readonly PaletteGroup[];
  search?: PaletteSearch<Results>;
  /** Announced while choices are loading. */
  progress?: string | false;
}

/** A field, and choices that fit its text: arrow keys move through them, and Enter chooses. */
export function PaletteChoices<Results extends SearchResult = never>({
  label,
  placeholder,
  listChoices,
  search,
  progress,
  onChoose,
}: PaletteChoicesProps<Results>) {
  const t = useTranslate();
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const [text, setText] = useState('');
  // By its key, so that it stays selected when results appear above it.
  const [pickedKey, setPickedKey] = useState<string | null>(null);
  // The text for which Enter was pressed before its results were there.
  const enteredQuery = useRef<string>(null);
  const query = text.trim();
  const { answer, start, retry } = usePaletteSearch(search?.find, ({ query: text, results }) => {
    const [first] = listChoices(text, results).flatMap(({ choices }) => choices);
    if (enteredQuery.current === text && first && !results.error) onChoose(first);
    enteredQuery.current = null;
  });
  const isSearching = search && query !== '' && answer?.query !== query;
  const groups = listChoices(query, answer?.results ?? null).filter(
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
      <PaletteField
        ref={field}
        label={label}
        placeholder={placeholder}
        value={text}
        aria-controls={id}
        aria-activedescendant={active && optionId(id, active)}
        onKeyDown={onKeyDown}
        onChange={(event) => type(event.target.value)}
      />
      <p role="status" className={styles.status}>
        {isSearching ? search.progress : progress || (!active && t('header:Nothing found'))}
      </p>
      {!isSearching &&
        answer &&
        search?.renderError(answer.results, () => {
          retry(query);
          // The button disappears.
          field.current?.focus();
        })}
      <ChoiceList
        id={id}
        label={label}
        groups={groups}
        active={active}
        onPick={({ key }) => setPickedKey(key)}
        onChoose={onChoose}
      />
    </div>
  );
}

function PaletteField(props: ComponentProps<typeof TextField>) {
  return (
    <TextField
      {...props}
      labelHidden
      icon="search"
      autoComplete="off"
      spellCheck={false}
      role="combobox"
      aria-expanded
      aria-autocomplete="list"
    />
  );
}

interface ChoiceListProps {
  id: string;
  label: string;
  groups: readonly PaletteGroup[];
  active: PaletteChoice | undefined;
  onPick: (choice: PaletteChoice) => void;
  onChoose: (choice: PaletteChoice) => void;
}

/** The choices, which the field operates: the focus never leaves it. */
function ChoiceList({ id, label: listLabel, groups, active, onPick, onChoose }: ChoiceListProps) {
  return (
    <div id={id} role="listbox" aria-label={listLabel} className={styles.list}>
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
