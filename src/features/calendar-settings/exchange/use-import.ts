import { useSetAtom } from 'jotai';
import { useState } from 'react';
import { importEvents, undoEventChange } from '#generated/calendar/fetchers.ts';
import type { components } from '#generated/calendar/types.ts';
import { useAction } from '#src/actions/use-action.ts';
import { useShowFailure } from '#src/actions/use-show-failure.ts';
import { sendAgainIfLost } from '#src/calendar/store/send-again.ts';
import { message } from '#src/i18n/message.ts';
import { statusAtom, undoAction } from '#src/status/status.ts';
import { type ImportChoices, type ImportResult, importForm } from './import-choices.ts';

type Undo = components['schemas']['Undo'];

interface Sending {
  readonly choices: ImportChoices;
  /** By which the server recognizes the import if it is sent again. */
  readonly key: string;
}

/** Asks what a file would bring, brings it into the calendar, and takes it back. */
export function useImport(address: string) {
  const path = { calendar: address };
  const showStatus = useSetAtom(statusAtom);
  const [preview, setPreview] = useState<ImportResult | null>(null);
  // The same for another try at what is previewed, so that a lost answer comes after all.
  const [key, setKey] = useState('');
  const [result, setResult] = useState<ImportResult | null>(null);
  const check = useAction({
    call: ({ choices }: { choices: ImportChoices }, options) =>
      importEvents({ path, body: importForm(choices, true) }, options),
    onSuccess: (outcome) => {
      setPreview(outcome);
      setKey(crypto.randomUUID());
    },
    revalidate: false,
    // Another choice does not wait for the answer to the one before.
    getKey: (_) => crypto.randomUUID(),
  });
  const undo = useImportUndo(address, () => setResult(null));
  const takeBack = (last: Undo) => undo.run({ undo: last, key: crypto.randomUUID() });
  const send = useSending(address, (outcome) => {
    setPreview(null);
    setResult(outcome);
    const last = outcome.undo;
    showStatus({
      type: 'success',
      text: message('settings:%count% events are imported.', { count: outcome.accepted }),
      ...(last && { action: undoAction(() => takeBack(last)) }),
    });
  });
  return {
    // That of other choices no longer applies.
    preview: check.error ? null : preview,
    /** The columns of a spreadsheet, as the server has read them last. */
    columns: preview?.columns ?? [],
    result,
    error: send.error ?? check.error,
    isChecking: check.pending,
    isSending: send.pending,
    isUndoing: undo.pending,
    /** Previews the file with other choices. */
    check: (choices: ImportChoices) => {
      check.cancel();
      send.reset();
      setResult(null);
      check.run({ choices });
    },
    cancelCheck: () => {
      check.cancel();
      setPreview(null);
    },
    forget: () => {
      check.cancel();
      check.reset();
      send.reset();
      setPreview(null);
      setResult(null);
    },
    send: (choices: ImportChoices) => send.run({ choices, key }),
    takeBack,
  };
}

/** Brings a file's events into the calendar. */
function useSending(address: string, onSuccess: (outcome: ImportResult) => void) {
  return useAction({
    call: ({ choices, key }: Sending, options) => {
      const request = {
        path: { calendar: address },
        header: { 'Idempotency-Key': key },
        body: importForm(choices, false),
      };
      return sendAgainIfLost(
        () => importEvents(request, options),
        options.signal,
        async () => false,
      );
    },
    onSuccess,
    revalidate: false,
    whenLeft: 'finish',
  });
}

/** Takes a whole import back. */
function useImportUndo(address: string, onSuccess: () => void) {
  const showStatus = useSetAtom(statusAtom);
  return useAction({
    call: ({ undo: { id }, key }: { undo: Undo; key: string }, options) => {
      const header = { 'Idempotency-Key': key };
      return sendAgainIfLost(
        () => undoEventChange({ path: { calendar: address, undoId: id }, header }, options),
        options.signal,
        async () => false,
      );
    },
    onSuccess: () => {
      onSuccess();
      showStatus({ type: 'success', text: message('settings:The import is undone.') });
    },
    onFailure: useShowFailure(() => message('settings:The imported events are still there.')),
    revalidate: false,
    whenLeft: 'finish',
  });
}
