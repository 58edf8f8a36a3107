import { createContext, type ReactNode } from 'react';
import type { FieldError } from './field-error.ts';

/** A field error as the server names and words it. */
interface Detail {
  field: string;
  message: string;
}

/** Why a submit failed, in the page's language. */
export interface FormError {
  title: string;
  message: string;
  details: readonly Detail[];
  /** Until when another submit would be refused, in milliseconds since 1970. */
  blockedUntil?: number | undefined;
  /** Content below the message, such as an id for support. */
  foot?: ReactNode;
}

/** Errors of the surrounding form's fields by name: a violated rule or the server's words. */
export const FormErrors = createContext<ReadonlyMap<string, FieldError | string>>(new Map());

/** True if submitting the surrounding form is blocked for a while. */
export const FormBlocked = createContext(false);

/** Assigns the server's details to fields; the rest is for the form. */
export function sortDetails(
  details: readonly Detail[],
  names: readonly string[],
): { byField: ReadonlyMap<string, string>; rest: readonly Detail[] } {
  const byField = new Map<string, string>();
  const otherDetails = details.filter(({ field, message }) => {
    const name = findFieldName(field, names);
    if (name === undefined) return true;
    byField.set(name, `${byField.get(name) ?? ''} ${message}`.trim());
    return false;
  });
  return { byField, rest: otherDetails };
}

/** The field itself, or one that contains it, or its first part. */
function findFieldName(field: string, names: readonly string[]): string | undefined {
  return names.includes(field)
    ? field
    : names.find((name) => `${field}.`.startsWith(`${name}.`) || name.startsWith(`${field}.`));
}
