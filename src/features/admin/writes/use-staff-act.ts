import { useSetAtom } from 'jotai';
import { createElement, type ReactNode } from 'react';
import { failureAlert } from '#src/actions/failure-alert.ts';
import { type Action, useAction } from '#src/actions/use-action.ts';
import { type Message, message } from '#src/i18n/message.ts';
import { statusAtom } from '#src/status/status.ts';
import type { FormError } from '#src/ui/form/form-error.ts';
import { ConfirmDialog } from '#src/ui/overlay/ConfirmDialog.tsx';
import type { Question } from '#src/ui/overlay/ConfirmWindow.tsx';
import { useActAtOnce } from './act-at-once.ts';
import type { NotedCalendar } from './audit-note.ts';
import { useActDialog } from './use-act-dialog.ts';
import { useActNote } from './use-act-note.ts';
import { type AdminOperation, useDenial } from './use-denial.ts';
import { useReloadAfter } from './use-reload-after.ts';

export interface StaffActOptions<Input, Data> {
  /** The operation whose permission is required. */
  operation: AdminOperation;
  /** Sends the change. `reason` is empty unless the question requires one. */
  call: (
    input: Input,
    options: { signal: AbortSignal },
    reason: string,
  ) => Promise<Data | undefined>;
  /** The status message after success; null if the page itself shows the outcome. */
  done: (input: Input, data: Data) => Message | null;
  /**
   * The question to confirm before the act. Acts that can be undone need none; those about money or access explain
   * their effect; destructive ones also require the record's name to be typed. Null acts immediately.
   */
  question?: (input: Input) => Question | null;
  /**
   * The input that undoes the act, if there is an opposite call; the status message offers it. Null if the act cannot
   * be undone.
   */
  opposite?: (input: Input, data: Data) => Input | null;
  /** The status message after undoing the act. Default: that it is undone. */
  undone?: (input: Input) => Message;
  /**
   * The calendar whose audit keeps notes on the act. The question asks for an optional reason and saves it there; without
   * one, the status message offers to write a note.
   */
  noteOn?: NotedCalendar | undefined;
  /** Runs after success, before data is reloaded. */
  onDone?: (data: Data, input: Input) => void | Promise<void>;
  /** Opens the dialog with the page if the navigation asks for it (`actAtOnce`). An act with its own form has no input. */
  atOnce?: { input?: Input };
  /** Identifies the subject of a run. Runs with different keys do not block each other. */
  keyOf?: (input: Input) => string | number;
  /** Reloads what the act changes. Default: the page's data. Null if nothing on the page changes. */
  reload?: (() => Promise<void>) | null;
  /** The page shows a secret from the response, so nothing is reloaded that could replace it. See `useSecret`. */
  showsSecret?: boolean;
  /** A form on the page shows `form.error`; a confirmation dialog closes when the act fails. */
  showsError?: boolean;
}

export interface StaffAct<Input> {
  /** Why the user may not do this, naming the required role; null if they may. */
  denial: string | null;
  /** Asks for confirmation, or acts immediately if there is no question. */
  start: (input: Input) => void;
  pending: boolean;
  /** The inputs of all pending runs, oldest first, for optimistic pages. */
  running: readonly Input[];
  /** The confirmation dialog; render it once. Null for acts without a question. */
  dialog: ReactNode;
  /** The act's own form, for a `StaffFormDialog`. */
  form: StaffActForm<Input>;
}

export interface StaffActForm<Input> {
  isOpen: boolean;
  open: () => void;
  close: () => void;
  /** @param note the reason for the act, which becomes an audit note. */
  send: (input: Input, note?: string) => void;
  /** The field for such a reason; null if it could not be saved. */
  reason: Question['reason'] | null;
  pending: boolean;
  error: FormError | null;
}

interface Run<Input> {
  input: Input;
  reason: string;
  /** The audit note to save once the act has succeeded. */
  note: string;
  /** The run was confirmed in a dialog, which stays open until the run has ended. */
  inDialog: boolean;
  isUndo: boolean;
}

const plainRun = { reason: '', note: '', inDialog: false, isUndo: false };

/**
 * The one way for staff to change something. Errors show as the alert of the product specification, section 8, in the
 * dialog that started the act, or else as the status message. The call's promise rejects, and nothing is retried.
 */
export function useStaffAct<Input, Data>(options: StaffActOptions<Input, Data>): StaffAct<Input> {
  const { operation, call, done, question, opposite, noteOn, onDone, keyOf } = options;
  const { undone = () => message('admin:Undone.') } = options;
  const { reload, showsError = false, showsSecret = false, atOnce } = options;
  const denial = useDenial(operation);
  const show = useSetAtom(statusAtom);
  const auditNote = useActNote(noteOn);
  const reloadAfter = useReloadAfter(reload);
  const navigated = useActAtOnce(operation);
  const { asked, error, open, close, giveUp, fail, retry } = useActDialog<Input>(
    reloadAfter,
    denial === null && navigated.isAsked ? (atOnce ?? null) : null,
    atOnce && navigated.forget,
  );

  const act: Action<Run<Input>> = useAction({
    call: ({ input, reason }: Run<Input>, { signal }) => call(input, { signal }, reason),
    onSuccess: async (data, run) => {
      const { input, note, inDialog, isUndo } = run;
      const noted = await auditNote.save(note);
      if (inDialog) close();
      await onDone?.(data, input);
      await reload?.();
      if (isUndo) return show({ type: 'success', text: undone(input) });
      const before = opposite?.(input, data) ?? null;
      const outcome = auditNote.outcome(done(input, data), {
        noted,
        note,
        undo: before !== null && (() => act.run({ ...plainRun, input: before, isUndo: true })),
      });
      if (outcome) show(outcome);
    },
    onFailure: (failure, { input: { inDialog } }) => {
      if (inDialog) return fail(failure, showsError ? 'close' : 'stay open');
      show(failureAlert(failure));
      void reloadAfter(failure);
    },
    // An act is undone while the page still reloads after it.
    keyOf: ({ input, isUndo }) => `${isUndo} ${keyOf?.(input)}`,
    revalidate: reload === undefined && !showsSecret,
    whenLeft: 'finish',
  });
  // The dialog or form of the next act need not wait for an undo.
  const pending = act.running.some(({ isUndo }) => !isUndo);
  const own = asked?.input === undefined ? null : (question?.(asked.input) ?? null);
  const dialog =
    question &&
    createElement(ConfirmDialog, {
      question: own && auditNote.withReason(own),
      pending,
      error,
      onConfirm: ({ reason }) => {
        if (asked?.input === undefined) return;
        retry();
        const written = own?.reason ? { reason, note: '' } : { reason: '', note: reason };
        act.run({ ...plainRun, ...written, input: asked.input, inDialog: true });
      },
      onClose: giveUp,
    });
  return {
    denial,
    start: (input) => {
      if (denial !== null) return;
      if (question?.(input)) open({ input });
      else act.run({ ...plainRun, input });
    },
    pending: act.pending,
    running: act.running.map(({ input }) => input),
    dialog,
    form: {
      isOpen: asked !== null,
      open: () => denial === null && open({}),
      close: giveUp,
      send: (input, note = '') => {
        if (denial !== null) return;
        retry();
        act.run({ ...plainRun, input, note, inDialog: true });
      },
      reason: auditNote.reason,
      pending,
      error,
    },
  };
}
