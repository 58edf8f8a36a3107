import { useRef, useState } from 'react';
import { type Color, listColors } from '#src/calendar/model/colors.ts';
import { useTranslate } from '#src/i18n/i18n.ts';
import { Button } from '#src/ui/button/Button.tsx';
import { type Codec, controlRef } from '#src/ui/form/controls.ts';
import { Field } from '#src/ui/form/Field.tsx';
import { typeIn } from '#src/ui/form/fill-in.ts';
import { Swatches } from '#src/ui/form/Swatches.tsx';
import styles from './ColorField.module.css';

interface ColorFieldProps {
  name: string;
  initial: Color | null;
  label: string;
  /** True if there may be no color. */
  isOptional?: boolean;
}

/** Keeps the color in the text of a control, where the form reads it; empty for none. */
const colorCodec: Codec<string | null> = {
  read: (text) => text || null,
  write: (value) => (typeof value === 'string' ? value : ''),
};

/** A color of the palette. */
export function ColorField({ name, initial, label, isOptional = false }: ColorFieldProps) {
  const t = useTranslate();
  const input = useRef<HTMLInputElement>(null);
  const [chosen, setChosen] = useState<string | null>(initial);
  const choose = (color: string | null) => {
    if (input.current) typeIn(input.current, colorCodec.write(color));
  };
  return (
    <Field name={name} label={label} kind="group">
      {() => (
        <div className={styles.field}>
          <input
            ref={controlRef(colorCodec, input)}
            name={name}
            hidden
            defaultValue={colorCodec.write(initial)}
            onChange={({ currentTarget }) => setChosen(colorCodec.read(currentTarget.value))}
          />
          <Swatches label={label} colors={listColors(t)} chosen={chosen} onChoose={choose} />
          {isOptional && (
            <Button look="link" disabled={chosen === null} onClick={() => choose(null)}>
              {t('settings:No color')}
            </Button>
          )}
        </div>
      )}
    </Field>
  );
}
