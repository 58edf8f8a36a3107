import { type KeyboardEvent, useId, useState } from 'react';
import { Icon } from '../icon/Icon.tsx';
import styles from './Swatches.module.css';

interface Swatch<Color extends string> {
  value: Color;
  name: string;
}

interface SwatchesProps<Color extends string> {
  label: string;
  colors: readonly Swatch<Color>[];
  /** A color that is none of them counts as the last one, as in the styles; null for none. */
  chosen: string | null;
  onChoose: (color: Color) => void;
}

const columnCount = 4;

/**
 * The colors of the palette in four columns, of which one is chosen. The arrow keys only lead to a color, because choosing has
 * effects; Enter and Space choose it.
 */
export function Swatches<Color extends string>(props: SwatchesProps<Color>) {
  const { label, colors, chosen, onChoose } = props;
  const place = colors.findIndex(({ value }) => value === chosen);
  const chosenIndex = chosen !== null && place === -1 ? colors.length - 1 : place;
  const [focused, setFocused] = useState<number | null>(null);
  const [pointed, setPointed] = useState<number | null>(null);
  const group = useId();
  return (
    <div className={styles.group} role="radiogroup" aria-label={label}>
      {colors.map(({ value, name }, index) => (
        <label
          key={value}
          className={styles.swatch}
          data-color={value}
          onPointerEnter={() => setPointed(index)}
          onPointerLeave={() => setPointed(null)}
        >
          <input
            type="radio"
            name={group}
            aria-label={name}
            checked={index === chosenIndex}
            onChange={() => onChoose(value)}
            onFocus={() => setFocused(index)}
            onKeyDown={(event) => {
              if (event.key === 'Enter') onChoose(value);
              else focusByKey(event, index, colors.length);
            }}
          />
          {index === chosenIndex && <Icon name="check" />}
        </label>
      ))}
      <span className={styles.name} aria-hidden="true">
        {colors[pointed ?? focused ?? chosenIndex]?.name}
      </span>
    </div>
  );
}

/** Moves the focus by arrow keys in two dimensions, and to both ends. */
function focusByKey(event: KeyboardEvent<HTMLElement>, index: number, count: number): void {
  const { key, currentTarget } = event;
  const next = getComputedStyle(currentTarget).direction === 'rtl' ? -1 : 1;
  const steps: Readonly<Record<string, number>> = {
    ArrowRight: next,
    ArrowLeft: -next,
    ArrowDown: columnCount,
    ArrowUp: -columnCount,
    Home: -index,
    End: count - 1 - index,
  };
  const step = steps[key];
  if (step === undefined) return;
  event.preventDefault();
  const target = (index + step + count) % count;
  const group = currentTarget.closest('[role="radiogroup"]');
  group?.querySelectorAll('input')[target]?.focus();
}
