import { type KeyboardEvent, type ReactNode, type Ref, useId, useState } from 'react';
import { classNames } from '../class-names.ts';
import { Badge } from '../data/Badge.tsx';
import { InitialMark } from '../data/InitialMark.tsx';
import { TextField } from '../form/TextField.tsx';
import { Icon } from '../icon/Icon.tsx';
import styles from './PaletteBox.module.css';
import type { PaletteChoice, PaletteGroup } from './palette-choice.ts';

interface PaletteBoxProps<Choice extends PaletteChoice> {
  /** The accessible name of the field and the list. */
  label: string;
  placeholder: string;
  field?: Ref<HTMLInputElement>;
  text: string;
  groups: readonly PaletteGroup<Choice>[];
  /** Announced next to the choices, for example that they are still loading. */
  status?: ReactNode;
  /** Above the choices, such as why some are missing. */
  notice?: ReactNode;
  onType: (text: string) => void;
  /** @param isPicked whether the user has moved to the choice, rather than that it is the first one. */
  onEnter: (choice: Choice, isPicked: boolean) => void;
  onChoose: (choice: Choice) => void;
  /** The arrow keys have moved to another choice. */
  onMove?: () => void;
  /** The words of a choice, if they are not just its texts. */
  words?: (choice: Choice, isChosen: boolean) => { label: ReactNode; detail: ReactNode };
}

/** A field, and choices that fit its text: arrow keys move through them, and Enter chooses. */
export function PaletteBox<Choice extends PaletteChoice>(props: PaletteBoxProps<Choice>) {
  const { label, placeholder, field, text, groups, status, notice } = props;
  const { onType, onEnter, onMove } = props;
  const id = useId();
  // By its key, so that it stays selected when results appear above it.
  const [pickedKey, setPickedKey] = useState<string | null>(null);
  const choices = groups.flatMap((group) => group.choices);
  const activeChoice = choices.find(({ key }) => key === pickedKey) ?? choices[0];

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing || !activeChoice) return;
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step !== undefined) {
      const next =
        choices[(choices.indexOf(activeChoice) + step + choices.length) % choices.length];
      setPickedKey(next?.key ?? null);
      onMove?.();
    } else if (event.key === 'Enter') onEnter(activeChoice, activeChoice.key === pickedKey);
    else return;
    event.preventDefault();
  };
  return (
    <div className={styles.palette}>
      <TextField
        {...(field && { ref: field })}
        label={label}
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
        aria-activedescendant={activeChoice && optionId(id, activeChoice)}
        onKeyDown={onKeyDown}
        onChange={(event) => {
          onType(event.target.value);
          setPickedKey(null);
        }}
      />
      <p role="status" className={styles.status}>
        {status}
      </p>
      {notice}
      <ChoiceList
        {...props}
        id={id}
        chosen={activeChoice}
        onPick={({ key }) => setPickedKey(key)}
      />
    </div>
  );
}

interface ChoiceListProps<Choice extends PaletteChoice>
  extends Pick<PaletteBoxProps<Choice>, 'label' | 'groups' | 'words' | 'onChoose'> {
  id: string;
  chosen: Choice | undefined;
  onPick: (choice: Choice) => void;
}

/** The choices, which the field operates: the focus never leaves it. */
function ChoiceList<Choice extends PaletteChoice>(props: ChoiceListProps<Choice>) {
  const { id, label: name, groups, chosen, words = plainWords, onPick, onChoose } = props;
  return (
    <div id={id} role="listbox" aria-label={name} className={styles.list}>
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
              <ChoiceWords choice={choice} {...words(choice, choice === chosen)} />
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

function plainWords({ label, detail = '' }: PaletteChoice) {
  return { label, detail };
}

interface ChoiceWordsProps {
  choice: PaletteChoice;
  label: ReactNode;
  detail: ReactNode;
}

function ChoiceWords({ choice, label, detail }: ChoiceWordsProps) {
  const { icon, record, language, mark, denial } = choice;
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
