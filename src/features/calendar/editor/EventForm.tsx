import { useAtomValue } from 'jotai';
import { type ReactNode, useId, useRef, useState } from 'react';
import { createEventLimits } from '#generated/calendar/limits.ts';
import { useTranslate } from '#src/i18n/i18n.ts';
import { shortcutsOffAtom } from '#src/session/shortcuts-setting.ts';
import { useShortcut } from '#src/session/use-shortcut.ts';
import { readValues } from '#src/ui/form/controls.ts';
import { Form } from '#src/ui/form/Form.tsx';
import type { FormError } from '#src/ui/form/form-error.ts';
import type { OutdatedStarts } from '#src/ui/form/kept-drafts.ts';
import { UnsavedForm } from '#src/ui/form/UnsavedForm.tsx';
import { useDraft } from '#src/ui/form/use-draft.ts';
import { useEditing } from '#src/ui/form/use-editing.ts';
import { useFocusInto } from '#src/ui/form/use-focus-into.ts';
import { useDocumentEvent } from '#src/ui/use-document-event.ts';
import { EventFields, type EventFieldsProps } from './EventFields.tsx';
import { findProblems, withoutSolved } from './event-problems.ts';
import type { EventValues } from './event-values.ts';

const saveKeys = '$mod+Enter';

interface EventFormProps extends Omit<EventFieldsProps, 'field'> {
  /** Names the draft among those of the calendar's page. */
  draft: string;
  /** True if the initial values are not saved anywhere yet. */
  isTyped: boolean;
  /** True if the draft stays in this browser over a reload and a closed tab, also that of a visitor. */
  keepsDraft: boolean;
  /** True if it was saved or given up, and only has to disappear, so that nothing of it is kept. */
  isDone: boolean;
  pending: boolean;
  error: FormError | null;
  onSave: (values: EventValues) => void;
  /** Called with what was typed in a draft, part of which somebody else has changed since then. */
  onOutdated?: (starts: OutdatedStarts, typedValues: EventValues) => void;
  /** The buttons below the fields. @param read returns the values as they are. */
  children: (read: () => EventValues) => ReactNode;
}

/** The form of an event, new or not. It guards what was typed, and keeps it over a reload. */
export function EventForm(props: EventFormProps) {
  const { initial, event, draft, isTyped, keepsDraft, isQuick, isDone, pending, error } = props;
  const { onSave, onOutdated, children } = props;
  const t = useTranslate();
  const id = useId();
  const form = useRef<HTMLFormElement>(null);
  const [problems, setProblems] = useState<FormError | null>(null);
  const { isDirty, look } = useEditing(form, initial, undefined);
  const isUnsaved = (isDirty || isTyped) && !isDone;
  const read = () => (form.current ? readValues(form.current, initial) : initial);
  const { isKeptOverReload } = useDraft(form, isUnsaved, {
    survivesReload: keepsDraft,
    survivesTab: keepsDraft,
    // A quick form closes without an address.
    survivesRemoval: !isQuick,
    isFresh: isTyped,
    onOutdated: (starts) => onOutdated?.(starts, read()),
  });
  // The dialog of a quick form moves the focus itself.
  useFocusInto(
    draft,
    () => (isQuick ? null : form.current?.querySelector<HTMLInputElement>('[name="title"]')),
    isTyped,
  );
  const submit = (values: EventValues) => {
    const formError = findProblems(t, values, { initial, event });
    setProblems(formError);
    if (!formError) onSave(values);
  };
  const follow = () => {
    look();
    if (!problems) return;
    // One field can solve what is said at another.
    setProblems(withoutSolved(problems, findProblems(t, read(), { initial, event })));
  };
  useShortcut(saveKeys, t('calendar:Save the event'), null);
  const isSavedByKeys = !useAtomValue(shortcutsOffAtom).includes(saveKeys);
  useDocumentEvent('keydown', isSavedByKeys, (event) => {
    const { key, ctrlKey, metaKey, target } = event;
    if (key !== 'Enter' || !(ctrlKey || metaKey)) return;
    if (!(target instanceof Node && form.current?.contains(target))) return;
    event.preventDefault();
    form.current.requestSubmit();
  });
  return (
    <div onChange={follow}>
      <Form
        ref={form}
        draft={draft}
        isDraftWhole={event === null}
        version={event?.version}
        initial={initial}
        limits={createEventLimits}
        pending={pending}
        error={problems ?? error}
        onSubmit={submit}
      >
        {(field) => (
          <>
            <EventFields {...props} field={field} />
            {children(read)}
          </>
        )}
      </Form>
      {isUnsaved && !pending && (
        <UnsavedForm
          id={id}
          // The editor's address leads to it; a quick form is only on the page.
          lostWith={isQuick ? 'page' : 'address'}
          isDraft
          isKeptOverReload={isKeptOverReload}
        />
      )}
    </div>
  );
}
