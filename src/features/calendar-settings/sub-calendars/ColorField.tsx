import { useState } from 'react';
import { type Color, listColors } from '#src/calendar/model/colors.ts';
import { useTranslate } from '#src/i18n/i18n.ts';
import { Swatches } from '#src/ui/form/Swatches.tsx';
import styles from './ColorField.module.css';

interface ColorFieldProps {
  name: string;
  initial: Color;
}

/** A color of the palette, as the form's value. */
export function ColorField({ name, initial }: ColorFieldProps) {
  const t = useTranslate();
  const [color, setColor] = useState(initial);
  const label = t('calendar:Color');
  return (
    <div>
      <p className={styles.label} aria-hidden="true">
        {label}
      </p>
      <Swatches label={label} colors={listColors(t)} chosen={color} onChoose={setColor} />
      <input type="hidden" name={name} value={color} />
    </div>
  );
}
