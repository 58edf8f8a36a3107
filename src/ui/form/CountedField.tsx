import { useState } from 'react';
import { Counter, charactersIn } from './Counter.tsx';
import { TextField, type TextFieldProps } from './TextField.tsx';

/** A line of text that shows its maximum length once the text comes near it. */
export function CountedField({
  initial = '',
  maxLength,
  onChange,
  ...field
}: TextFieldProps & { maxLength: number }) {
  const [count, setCount] = useState(charactersIn(initial));
  return (
    <div>
      <TextField
        {...field}
        initial={initial}
        maxLength={maxLength}
        onChange={(event) => {
          setCount(charactersIn(event.currentTarget.value));
          onChange?.(event);
        }}
      />
      <Counter count={count} max={maxLength} from={0.75} />
    </div>
  );
}
