import { type ComponentProps, useLayoutEffect, useRef, useState } from 'react';
import type { Codec } from './controls.ts';
import { controlRef } from './controls.ts';
import { TextField, type TextFieldProps } from './TextField.tsx';

export type DecimalFieldProps = Omit<
  TextFieldProps,
  'ref' | 'initial' | 'min' | 'max' | 'type' | 'inputMode' | 'onBlur'
>;

/**
 * A number as its language writes it. It is written afresh when the field is left, so that a person sees how it was read,
 * and when the language changes, so that it keeps its value.
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
  // What the language changes later, the effect below rewrites.
  const [text] = useState(() => initial !== undefined && codec.write(initial));
  const written = useRef(codec);
  // The page's language is all that the codec depends on while a field stands.
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

/** What can not be written without a loss stays, to be mended. */
function rewrite(input: HTMLInputElement, from: Codec<number | null>, to: Codec<number | null>) {
  const rule = from.check?.(input.value)?.rule;
  const value = from.read(input.value);
  if (rule !== 'number' && rule !== 'decimals' && value !== null) input.value = to.write(value);
}
