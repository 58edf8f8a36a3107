import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useAction } from '#src/actions/use-action.ts';
import { useDraftAction } from '#src/actions/use-draft-action.ts';
import { useShowFailure } from '#src/actions/use-show-failure.ts';
import type { CallOptions } from '#src/api/call.ts';
import { useTranslate } from '#src/i18n/i18n.ts';
import { type Message, message } from '#src/i18n/message.ts';
import type { DraftHandle } from '#src/ui/form/DraftForm.tsx';
import { useSuccessStatus } from './use-entries.ts';

interface EntryEdit<One extends { readonly id: number }, Body> {
  change: (body: Body, options: CallOptions) => Promise<One | undefined>;
  id: number;
  /** Reads all entries of its list. */
  list: (options: CallOptions) => Promise<{ readonly results: readonly One[] } | undefined>;
  /** Returns whether an entry is as a change wants it. */
  isSaved: (entry: One, body: Body) => boolean;
  /** The body that changes the entry back to its current state. */
  before: Body;
  changed: (entry: One) => Message;
}

/**
 * Edits a comment or a sign-up in its place in the list: shows its form, and the focus stays in it.
 * @param onChange is called with what the server has made of it.
 */
export function useEntryEdit<One extends { readonly id: number }, Body>(
  { change, id, list, isSaved, before, changed }: EntryEdit<One, Body>,
  onChange: (changedEntry: One) => void,
) {
  const t = useTranslate();
  const announce = useSuccessStatus();
  const item = useRef<HTMLLIElement>(null);
  const [isEditing, setEditing] = useState(false);
  const show = (editing: boolean) => {
    flushSync(() => setEditing(editing));
    const control = item.current?.querySelector<HTMLElement>('input, textarea, button');
    control?.focus();
    // People add to what is there.
    if (control instanceof HTMLTextAreaElement) moveCaretToEnd(control);
  };
  const verify = async (body: Body, options: CallOptions) => {
    const current = (await list(options))?.results.find((listedEntry) => listedEntry.id === id);
    if (!current) return undefined;
    return isSaved(current, body) ? { data: current } : null;
  };
  const undo = useAction({
    call: change,
    verify,
    onSuccess: (restoredEntry) => {
      if (restoredEntry) onChange(restoredEntry);
      announce(message('calendar:Undone'));
    },
    onFailure: useShowFailure(() => t('calendar:The change has not been undone.')),
    revalidate: false,
    whenLeft: 'finish',
  });
  const { run, running, pending, error } = useDraftAction({
    call: ({ body }: { body: Body; form: DraftHandle }, options) => change(body, options),
    verify: ({ body }, options) => verify(body, options),
    onSuccess: (entry) => {
      if (!entry) return;
      onChange(entry);
      announce(changed(entry), () => undo.run(before));
    },
  });
  const leave = (form: DraftHandle) => {
    form.clear();
    if (form.isOpen()) show(false);
  };
  return {
    /** For the entry's element. */
    item,
    isEditing,
    edit: () => show(true),
    /** The body that the server does not have yet. */
    saving: running[0]?.body,
    pending,
    error,
    save: (body: Body, form: DraftHandle) =>
      run({ body, form: { ...form, clear: () => leave(form) } }),
    leave,
  };
}

function moveCaretToEnd(area: HTMLTextAreaElement): void {
  area.setSelectionRange(area.value.length, area.value.length);
}
