import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import { Notice } from '../feedback/Notice.tsx';
import { useSecondsLeft } from '../use-seconds-left.ts';
import { listControls, listGroupNames, readValues } from './controls.ts';
import styles from './Form.module.css';
import type { FieldError } from './field-error.ts';
import { type BoundField, boundField, type FieldName, type FieldValue } from './field-values.ts';
import { findFieldError, findFieldErrors } from './find-field-errors.ts';
import { FormBlocked, type FormError, FormErrors, sortDetails } from './form-error.ts';
import { FormLimits, fieldLimits, type Limits } from './limits.ts';

/** Binds a field to the form's values: `<TextField {...field('name')} …>`. */
export type Fields<Values> = <Name extends FieldName<Values>>(
  name: Name,
) => BoundField<Name, FieldValue<Values, Name>>;

export type FormProps<Values extends object> = {
  /** The initial values. Their type determines the fields and their types. */
  initial: Values;
  /** The limits of the operation that the form calls, such as `updateProfileLimits`. `{}` if it calls none. */
  limits: Limits;
  /** True if the form is being submitted, which blocks further submits. */
  pending: boolean;
  /** Why the submit failed, from `useFormError`. Typed values stay. */
  error: FormError | null;
  /** Called if all fields are valid. */
  onSubmit: (values: Values) => void;
  children: (field: Fields<Values>) => ReactNode;
  /** Names the form's draft, for pages with several forms of the same fields (`drafts.ts`). */
  draft?: string;
  /** True if a draft keeps all of its values, because none of them is the server's. Default: those that were changed. */
  isDraftWhole?: boolean;
  /** The version of what the form changes, for its draft. */
  version?: string | undefined;
  /** The form's accessible name, if it needs one. */
  label?: string;
  ref?: RefObject<HTMLFormElement | null>;
};

interface Validation {
  /** Errors found by the fields' own rules. */
  violations: ReadonlyMap<string, FieldError>;
  /** The submitted fields. */
  sentNames: readonly string[];
  /** Fields edited since the server's errors, which no longer apply to them. */
  editedNames: readonly string[];
  details: FormError['details'] | undefined;
}

/** The shell of every form (product specification, section 4: a second submit is blocked). */
export function Form<Values extends object>({
  initial,
  limits,
  pending,
  error,
  onSubmit,
  children,
  label,
  draft,
  isDraftWhole = false,
  version,
  ref,
}: FormProps<Values>) {
  const ownRef = useRef<HTMLFormElement>(null);
  const form = ref ?? ownRef;
  const details = error?.details;
  const [validation, setValidation] = useState<Validation>({
    violations: new Map(),
    sentNames: [],
    editedNames: [],
    details,
  });
  const current = withDetails(validation, details);
  const { sentNames } = current;
  const serverErrors = sortDetails(details ?? [], sentNames);
  const errors = currentErrors(serverErrors.byField, current);
  const isBlocked = useSecondsLeft(error?.blockedUntil ?? 0) > 0;

  // Focuses a field that is refused, here or by the server, so that keyboard and screen reader users can continue there.
  useEffect(() => {
    // Each submit has its own names.
    if (pending || !sentNames[0]) return;
    const selector = '[aria-invalid="true"], [data-invalid] input';
    const control = form.current?.querySelector<HTMLElement>(selector);
    control?.focus();
    // It may have had the focus before, and what is wrong is below it.
    control?.scrollIntoView?.({ block: 'nearest' });
  }, [form, pending, sentNames]);

  const submit = (element: HTMLFormElement) => {
    const fieldErrors = findFieldErrors(element, limits);
    const names = listControls(element).map(({ name }) => name);
    setValidation({
      ...validation,
      violations: fieldErrors,
      sentNames: [...names, ...listGroupNames(element)],
    });
    if (fieldErrors.size > 0) return;
    // To keep the focus, buttons are only marked as disabled; they block the form like disabled ones.
    const button = element.querySelector<HTMLElement>('[type="submit"][aria-disabled="true"]');
    if (button) return button.focus();
    onSubmit(readValues(element, initial));
  };
  return (
    <form
      ref={form}
      className={styles.form}
      aria-label={label}
      data-draft={draft}
      data-draft-whole={isDraftWhole ? '' : undefined}
      data-version={version}
      // Submitting before the script has loaded must not put the values into the address.
      method="post"
      // The browser's bubbles use the browser's language and cover the next field.
      noValidate
      aria-busy={pending}
      // In the capture phase, before the field's own handler, which may submit the form.
      onChangeCapture={(event) => {
        const target: EventTarget = event.target;
        const control = listControls(event.currentTarget).find((candidate) => candidate === target);
        if (!control) return;
        const error = findFieldError(control, fieldLimits(limits, control.name));
        setValidation((before) => afterEdit(withDetails(before, details), control.name, error));
      }}
      onSubmit={(event) => {
        event.preventDefault();
        // React events bubble from a dialog to the component that renders it, which may be a form too.
        event.stopPropagation();
        if (!pending && !isBlocked) submit(event.currentTarget);
      }}
    >
      <FormNotice error={error} errors={serverErrors} isBlocked={isBlocked} />
      <FormBlocked value={isBlocked}>
        <FormLimits value={limits}>
          <FormErrors value={errors}>{children((name) => boundField(initial, name))}</FormErrors>
        </FormLimits>
      </FormBlocked>
    </form>
  );
}

interface FormNoticeProps {
  error: FormError | null;
  errors: ReturnType<typeof sortDetails>;
  isBlocked: boolean;
}

/** Shows the errors that no field shows, and how long to wait. */
function FormNotice({ error, errors: { byField, rest }, isBlocked }: FormNoticeProps) {
  if (!error || (rest.length === 0 && byField.size > 0 && !isBlocked)) return null;
  return (
    <div ref={bringIntoView}>
      <Notice
        {...error}
        text={rest.map(({ field, message }) => `${field}: ${message}`).join('\n') || error.message}
      />
    </div>
  );
}

/** A long form may have been sent from its end. */
function bringIntoView(notice: HTMLElement | null): void {
  notice?.scrollIntoView?.({ block: 'nearest' });
}

/** The errors of fields by name: the server's, unless the field was edited since, and violated rules. */
function currentErrors(
  serverErrors: ReadonlyMap<string, string>,
  { violations, editedNames }: Validation,
): ReadonlyMap<string, FieldError | string> {
  // One of a group is edited for all of it.
  const isEdited = (name: string) =>
    editedNames.some((editedName) => `${editedName}.`.startsWith(`${name}.`));
  return new Map<string, FieldError | string>([
    ...[...serverErrors].filter(([name]) => !isEdited(name)),
    ...violations,
  ]);
}

/** New errors of the server apply to all fields. */
function withDetails(validation: Validation, details: Validation['details']): Validation {
  return validation.details === details ? validation : { ...validation, details, editedNames: [] };
}

/** Fields with an error are rechecked on each key; the others wait for the next submit. */
function afterEdit(
  validation: Validation,
  name: string,
  error: FieldError | undefined,
): Validation {
  const wasSent = validation.sentNames.includes(name) && !validation.editedNames.includes(name);
  if (!wasSent && !validation.violations.has(name)) return validation;
  const violations = new Map(validation.violations);
  if (error && violations.has(name)) violations.set(name, error);
  else violations.delete(name);
  return { ...validation, violations, editedNames: [...validation.editedNames, name] };
}
