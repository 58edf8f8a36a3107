import { type ComponentProps, useLayoutEffect, useRef, useState } from 'react';
import type { Codec } from './controls.ts';
import { controlRef } from './controls.ts';
import { TextField, type TextFieldProps } from './TextField.tsx';

export type DecimalFieldProps = Omit<
  TextFieldProps,
  'ref' | 'initial' | 'min' | 'max' | 'type' | 'inputMode' | 'onBlur'
>;

/**
 * A number in the language's format. It is reformatted on blur, so that people see how it was read, and when the
 * language changes, so that it keeps its value.
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
  return (
    <TextField
      autoComplete="off"
      {...field}
      {...(text === false ? {} : { initial: text })}
      writeBound={(bound) => codec.write(Number(bound))}
      ref={controlRef(codec, input)}
      onBlur={(event) => rewrite(event.currentTarget, codec, codec)}
    />
  );
}

/** Text that cannot be reformatted without loss stays for correction. */
function rewrite(input: HTMLInputElement, from: Codec<number | null>, to: Codec<number | null>) {
  const rule = from.check?.(input.value)?.rule;
  const value = from.read(input.value);
  if (rule !== 'number' && rule !== 'decimals' && value !== null) input.value = to.write(value);
}
