import { useState } from 'react';
import { Counter, charactersIn } from './Counter.tsx';
import { useFieldLimits } from './limits.ts';
import { TextField, type TextFieldProps } from './TextField.tsx';

/** A line of text that shows its maximum length once the text comes near it. */
export function CountedField({ initial = '', onChange, ...field }: TextFieldProps) {
  const { maxLength } = useFieldLimits(field.name);
  const [count, setCount] = useState(charactersIn(initial));
  return (
    <div>
      <TextField
        {...field}
        initial={initial}
        onChange={(event) => {
          setCount(charactersIn(event.currentTarget.value));
          onChange?.(event);
        }}
      />
      {maxLength !== undefined && <Counter count={count} max={maxLength} from={0.75} />}
    </div>
  );
}
