import { type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { isSameJson } from '#src/util/is-same-json.ts';
import { listControls, readValues } from './controls.ts';
import { changedValues, setValueAt, valueAt } from './field-values.ts';
import { fillIn } from './fill-in.ts';

/**
 * Tracks the changes in a form. Fresh values from the server update unchanged fields; edits stay.
 * @param savedForm contains the values saved last; a new object each time.
 */
export function useEditing<Values extends object>(
  form: RefObject<HTMLFormElement | null>,
  initial: Values,
  savedForm: { values: Values } | undefined,
) {
  /** The fields' unedited values, which may be formatted differently from the server's. */
  const baseline = useRef<Values>(undefined);
  const lastSaved = useRef(savedForm);
  const [isDirty, setDirty] = useState(false);
  const content = JSON.stringify(initial);

  const changes = (): Partial<Values> =>
    form.current && baseline.current
      ? changedValues(baseline.current, readValues(form.current, initial))
      : {};
  const look = () => setDirty(Object.keys(changes()).length > 0);

  // The values are in DOM controls, which exist only from here on.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only different content or a save counts as fresh values
  useLayoutEffect(() => {
    if (!form.current) return;
    // The server now has the saved values, though it may have normalized them.
    const sentValues = savedForm === lastSaved.current ? undefined : savedForm?.values;
    lastSaved.current = savedForm;
    const own = baseline.current && ownNames(form.current, baseline.current, sentValues);
    for (const control of listControls(form.current)) {
      if (own && !own.has(control.name)) fillIn(control, valueAt(initial, control.name));
    }
    const next = readValues(form.current, initial);
    for (const name of own ?? []) setValueAt(next, name, valueAt(initial, name));
    baseline.current = next;
    look();
  }, [content, savedForm]);

  return {
    isDirty,
    look,
    changes,
    discard: () => {
      if (!form.current) return;
      for (const control of listControls(form.current))
        fillIn(control, valueAt(baseline.current, control.name));
    },
  };
}

/** The names of fields with unsaved edits. */
function ownNames<Values extends object>(
  form: HTMLFormElement,
  baseline: Values,
  sentValues: Values | undefined,
): ReadonlySet<string> {
  const now = readValues(form, baseline);
  const names = listControls(form).map(({ name }) => name);
  const isSame = (otherValues: Values | undefined, name: string) =>
    otherValues !== undefined && isSameJson(valueAt(otherValues, name), valueAt(now, name));
  return new Set(names.filter((name) => !isSame(baseline, name) && !isSame(sentValues, name)));
}
