import { type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { controlsOf, readValues } from './controls.ts';
import { changedValues, setValueAt, valueAt } from './field-values.ts';
import { fillIn } from './fill-in.ts';

/**
 * Knows what a person has changed in a form. Fresh values from the server fill the fields in that nobody has changed since;
 * what was typed meanwhile stays.
 * @param saved what was saved last; another object after each time.
 */
export function useEditing<Values extends object>(
  form: RefObject<HTMLFormElement | null>,
  initial: Values,
  saved: { values: Values } | undefined,
) {
  /** What the fields held before anybody changed them. A field may show its value in another way than the server. */
  const baseline = useRef<Values>(undefined);
  const seen = useRef(saved);
  const [isDirty, setDirty] = useState(false);
  const content = JSON.stringify(initial);

  const changes = (): Partial<Values> =>
    form.current && baseline.current
      ? changedValues(baseline.current, readValues(form.current, initial))
      : {};
  const look = () => setDirty(Object.keys(changes()).length > 0);

  // The values live in the page's controls, which are there from here on.
  // biome-ignore lint/correctness/useExhaustiveDependencies: fresh are only values of another content, and saved ones
  useLayoutEffect(() => {
    if (!form.current) return;
    // What has just been saved is the server's now, though it may write it in another way.
    const sent = saved === seen.current ? undefined : saved?.values;
    seen.current = saved;
    const own = baseline.current && ownNames(form.current, baseline.current, sent);
    for (const control of controlsOf(form.current)) {
      if (own && !own.has(control.name)) fillIn(control, valueAt(initial, control.name));
    }
    const next = readValues(form.current, initial);
    for (const name of own ?? []) setValueAt(next, name, valueAt(initial, name));
    baseline.current = next;
    look();
  }, [content, saved]);

  return {
    isDirty,
    look,
    changes,
    discard: () => {
      if (!form.current) return;
      for (const control of controlsOf(form.current))
        fillIn(control, valueAt(baseline.current, control.name));
    },
  };
}

/** The fields that a person has changed, and not saved. */
function ownNames<Values extends object>(
  form: HTMLFormElement,
  baseline: Values,
  sent: Values | undefined,
): ReadonlySet<string> {
  const now = readValues(form, baseline);
  const names = controlsOf(form).map(({ name }) => name);
  const isSame = (other: Values | undefined, name: string) =>
    other !== undefined &&
    JSON.stringify(valueAt(other, name)) === JSON.stringify(valueAt(now, name));
  return new Set(names.filter((name) => !isSame(baseline, name) && !isSame(sent, name)));
}
