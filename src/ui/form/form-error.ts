import { createContext, type ReactNode } from 'react';
import type { FieldError } from './field-error.ts';

/** What is wrong with one field, as the server names and says it. */
interface Detail {
  field: string;
  message: string;
}

/** Why a form could not be sent, in the page's language. */
export interface FormError {
  title: string;
  message: string;
  details: readonly Detail[];
  /** What stands below the message, such as an id for support. */
  foot?: ReactNode;
}

/** What is wrong with the fields of the form around, by name: a rule that is broken, or the server's words. */
export const FormErrors = createContext<ReadonlyMap<string, FieldError | string>>(new Map());

/** Sorts the server's details to the fields that they are about; those about no field are left for the form. */
export function sortDetails(
  details: readonly Detail[],
  names: readonly string[],
): { byField: ReadonlyMap<string, string>; rest: readonly Detail[] } {
  const byField = new Map<string, string>();
  const rest = details.filter(({ field, message }) => {
    const name = fieldNamed(field, names);
    if (name === undefined) return true;
    byField.set(name, `${byField.get(name) ?? ''} ${message}`.trim());
    return false;
  });
  return { byField, rest };
}

/** The field itself, else the one that it is a part of, or the first of its own parts. */
function fieldNamed(field: string, names: readonly string[]): string | undefined {
  return names.includes(field)
    ? field
    : names.find((name) => `${field}.`.startsWith(`${name}.`) || name.startsWith(`${field}.`));
}
