import { type KeyboardEvent, useRef } from 'react';
import { flushSync } from 'react-dom';
import type { Color } from '#src/calendar/model/colors.ts';
import { useTranslate } from '#src/i18n/i18n.ts';
import { Button } from '#src/ui/button/Button.tsx';
import { UnmarkedList } from '#src/ui/data/UnmarkedList.tsx';
import { Callout } from '#src/ui/feedback/Callout.tsx';
import { FieldGroup } from '#src/ui/form/FieldGroup.tsx';
import { TextField } from '#src/ui/form/TextField.tsx';
import { Icon } from '#src/ui/icon/Icon.tsx';
import { MenuButton } from '#src/ui/menu/MenuButton.tsx';
import { findNeighbor, type Moves, moveBeside, movesAt, type Step } from '#src/ui/order/order.ts';
import { useMoves } from '#src/ui/order/use-moves.ts';
import { OptionColor } from './OptionColor.tsx';
import styles from './OptionsField.module.css';
import { addOption, type DraftOption } from './option-drafts.ts';

interface OptionsFieldProps {
  options: readonly DraftOption[];
  /** Events lose options that were removed. */
  isLossy: boolean;
  onChange: (options: readonly DraftOption[]) => void;
}

/** The options of a choice, in their order. */
export function OptionsField({ options, isLossy, onChange }: OptionsFieldProps) {
  const t = useTranslate();
  const list = useRef<HTMLDivElement>(null);
  const keys = options.map(({ key }) => key);
  /** Changes the rows, and focuses the name in one of them. */
  const changeRows = (nextOptions: readonly DraftOption[], index: number) => {
    flushSync(() => onChange(nextOptions));
    list.current?.querySelectorAll<HTMLElement>('input[name$=".name"]')[index]?.focus();
  };
  const arrange = (order: readonly number[]) =>
    onChange([...options].sort((a, b) => order.indexOf(a.key) - order.indexOf(b.key)));
  const add = () => changeRows(addOption(options), options.length);
  return (
    <div ref={list}>
      <FieldGroup name="options" label={t('settings:Options')}>
        <UnmarkedList className={styles.list}>
          {options.map((option, index) => (
            <OptionRow
              key={option.key}
              option={option}
              index={index}
              moves={movesAt(index, options.length)}
              isOnly={options.length === 1}
              onChange={(changes) => onChange(options.with(index, { ...option, ...changes }))}
              onMoveBy={(step) => {
                const place = findNeighbor(keys, option.key, step);
                if (place) arrange(moveBeside(keys, option.key, place));
              }}
              onMoveTo={(key, side) => arrange(moveBeside(keys, key, { id: option.key, side }))}
              onRemove={() => changeRows(options.toSpliced(index, 1), Math.max(0, index - 1))}
            />
          ))}
        </UnmarkedList>
        <Button size="dense" onClick={add}>
          {t('settings:Add option')}
        </Button>
      </FieldGroup>
      <div role="status" className={styles.loss}>
        {isLossy && (
          <Callout icon="alert" tone="warning">
            {t('settings:Events lose the options that you remove. This cannot be undone.')}
          </Callout>
        )}
      </div>
    </div>
  );
}

interface OptionRowProps {
  option: DraftOption;
  index: number;
  moves: Moves;
  isOnly: boolean;
  onChange: (changes: { name?: string; color?: Color | null }) => void;
  onMoveBy: (step: Step) => void;
  onMoveTo: (key: number, side: 'before' | 'after') => void;
  onRemove: () => void;
}

function OptionRow(props: OptionRowProps) {
  const { option, index, moves, isOnly, onChange, onMoveBy, onMoveTo, onRemove } = props;
  const t = useTranslate();
  const number = index + 1;
  const label = t('settings:Option %number%', { number });
  const moving = useMoves(
    { key: String(option.key), list: 'field-option', moves },
    { onMoveBy, onMoveTo: (key, side) => onMoveTo(Number(key), side) },
  );
  const keepForm = (event: KeyboardEvent) => {
    // A list is typed line by line, so Enter does not send the form.
    if (event.key === 'Enter') event.preventDefault();
  };
  return (
    <li {...moving} className={styles.row}>
      <OptionColor
        label={t('settings:Color of option %number%', { number })}
        color={option.color}
        onChoose={(color) => onChange({ color })}
      />
      <div className={styles.name}>
        <TextField
          name={`options.${index}.name`}
          label={label}
          labelHidden
          initial={option.name}
          autoComplete="off"
          required
          aria-keyshortcuts={moves === 'none' ? undefined : 'Alt+ArrowUp Alt+ArrowDown'}
          onKeyDown={keepForm}
          onChange={({ currentTarget }) => onChange({ name: currentTarget.value })}
        />
      </div>
      <MenuButton
        label={t('settings:Actions for option %number%', { number })}
        items={[
          {
            key: 'up',
            label: t('settings:Move up'),
            icon: 'chevron-up',
            kind: 'action',
            disabled: moves === 'none' || moves === 'later',
            onSelect: () => onMoveBy('earlier'),
          },
          {
            key: 'down',
            label: t('settings:Move down'),
            icon: 'chevron-down',
            kind: 'action',
            disabled: moves === 'none' || moves === 'earlier',
            onSelect: () => onMoveBy('later'),
          },
          {
            key: 'remove',
            label: t('settings:Remove'),
            icon: 'trash',
            kind: 'action',
            divided: true,
            obstacle: isOnly ? t('settings:A choice needs at least one option.') : undefined,
            onSelect: onRemove,
          },
        ]}
      >
        <Icon name="more" />
      </MenuButton>
    </li>
  );
}
