import { createContext, use } from 'react';

/** The limits of a field, in the contract's words. Lengths count characters as the contract does. */
export interface FieldLimits {
  /** The number of values that a group of fields may have, which the form's own check has to report. */
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly minLength?: number;
  readonly maxLength?: number;
  /** A regular expression that a part of the text must match. */
  readonly pattern?: string;
  readonly minimum?: number;
  readonly maximum?: number;
}

/** The limits of fields by name, in which `*` stands for the items of a list: an operation's in `generated/`. */
export type Limits = Readonly<Record<string, FieldLimits>>;

/** The limits of the surrounding form. */
export const FormLimits = createContext<Limits>({});

export function fieldLimits(limits: Limits, name: string): FieldLimits {
  return limits[name.replaceAll(/(?<=\.)\d+(?=\.|$)/g, '*')] ?? {};
}

/** The limits of a field of the surrounding form. */
export function useFieldLimits(name = ''): FieldLimits {
  return fieldLimits(use(FormLimits), name);
}
