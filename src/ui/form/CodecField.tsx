import { type RefObject, useContext, useLayoutEffect, useRef, useState } from 'react';
import type { Codec } from './controls.ts';
import { controlRef } from './controls.ts';
import type { FieldError, Rule } from './field-error.ts';
import { findFieldError } from './find-field-errors.ts';
import { FormErrors } from './form-error.ts';
import { TextField, type TextFieldProps } from './TextField.tsx';

/** The properties of a field whose text is in the format of a locale. */
export type CodecFieldProps = Omit<
  TextFieldProps,
  'ref' | 'initial' | 'min' | 'max' | 'type' | 'inputMode' | 'onBlur'
>;

/** Texts that break these cannot be reformatted without loss. */
const unreadableRules: ReadonlySet<Rule> = new Set(['number', 'decimals', 'date', 'time']);

/**
 * A value that people type in their locale's format. On blur it is reformatted, so that they see how it was read, or
 * marked if it cannot be read. When the locale changes, it keeps its value.
 */
export function CodecField<Value>({
  codec,
  initial,
  ref,
  ...field
}: CodecFieldProps & {
  /** The same object until the locale or the bounds change. */
  codec: Codec<Value | null>;
  initial: Value | null | undefined;
  inputMode?: TextFieldProps['inputMode'];
  ref?: RefObject<HTMLInputElement | null>;
}) {
  const ownRef = useRef<HTMLInputElement>(null);
  const input = ref ?? ownRef;
  // Later changes of the locale are handled by the effect below.
  const [text] = useState(() => initial !== undefined && codec.write(initial));
  const lastCodec = useRef(codec);
  // The text is in a DOM control, which exists only from here on.
  useLayoutEffect(() => {
    if (input.current) rewrite(input.current, lastCodec.current, codec);
    lastCodec.current = codec;
  }, [codec, input]);
  const errors = useContext(FormErrors);
  const [blurError, setBlurError] = useState<FieldError>();
  return (
    <FormErrors
      value={blurError && field.name ? new Map([[field.name, blurError], ...errors]) : errors}
    >
      <TextField
        autoComplete="off"
        {...field}
        {...(text === false ? {} : { initial: text })}
        ref={controlRef(codec, input)}
        onBlur={({ currentTarget }) => {
          rewrite(currentTarget, codec, codec);
          if (currentTarget.value !== '') setBlurError(findFieldError(currentTarget));
        }}
        onChange={(event) => {
          if (blurError) setBlurError(findFieldError(event.currentTarget));
          field.onChange?.(event);
        }}
      />
    </FormErrors>
  );
}

/** Text that cannot be reformatted without loss stays for correction. */
function rewrite<Value>(
  input: HTMLInputElement,
  from: Codec<Value | null>,
  to: Codec<Value | null>,
): void {
  const rule = from.check?.(input.value)?.rule;
  const value = from.read(input.value);
  if (value !== null && (rule === undefined || !unreadableRules.has(rule)))
    input.value = to.write(value);
}
