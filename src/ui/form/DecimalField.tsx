import { type ComponentProps, useContext, useLayoutEffect, useRef, useState } from 'react';
import type { Codec } from './controls.ts';
import { controlRef } from './controls.ts';
import type { FieldError } from './field-error.ts';
import { errorOf } from './find-field-errors.ts';
import { FormErrors } from './form-error.ts';
import { TextField, type TextFieldProps } from './TextField.tsx';

export type DecimalFieldProps = Omit<
  TextFieldProps,
  'ref' | 'initial' | 'min' | 'max' | 'type' | 'inputMode' | 'onBlur'
>;

/**
 * A number in the language's format. On blur it is reformatted, so that people see how it was read, or marked if it
 * cannot be read. When the language changes, it keeps its value.
 */
export function DecimalField({
  codec,
  initial,
  ...field
}: DecimalFieldProps & {
  codec: Codec<number | null>;
  initial: number | null | undefined;
  inputMode: ComponentProps<'input'>['inputMode'];
}) {
  const input = useRef<HTMLInputElement>(null);
  // Later language changes are handled by the effect below.
  const [text] = useState(() => initial !== undefined && codec.write(initial));
  const written = useRef(codec);
  // While a field is mounted, its codec depends only on the page's language.
  useLayoutEffect(() => {
    if (input.current) rewrite(input.current, written.current, codec);
    written.current = codec;
  }, [codec]);
  const errors = useContext(FormErrors);
  const [left, setLeft] = useState<FieldError>();
  return (
    <FormErrors value={left && field.name ? new Map([[field.name, left], ...errors]) : errors}>
      <TextField
        autoComplete="off"
        {...field}
        {...(text === false ? {} : { initial: text })}
        writeBound={(bound) => codec.write(Number(bound))}
        ref={controlRef(codec, input)}
        onBlur={({ currentTarget }) => {
          rewrite(currentTarget, codec, codec);
          if (currentTarget.value !== '') setLeft(errorOf(currentTarget));
        }}
        onChange={(event) => {
          if (left) setLeft(errorOf(event.currentTarget));
          field.onChange?.(event);
        }}
      />
    </FormErrors>
  );
}

/** Text that cannot be reformatted without loss stays for correction. */
function rewrite(input: HTMLInputElement, from: Codec<number | null>, to: Codec<number | null>) {
  const rule = from.check?.(input.value)?.rule;
  const value = from.read(input.value);
  if (rule !== 'number' && rule !== 'decimals' && value !== null) input.value = to.write(value);
}
