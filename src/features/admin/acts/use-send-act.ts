import { useSetAtom, useStore } from 'jotai';
import { useState } from 'react';
import { failureAlert } from '#src/actions/failure-alert.ts';
import { IdempotencyKeys } from '#src/actions/idempotency-keys.ts';
import { rereadAtom, routerAtom } from '#src/actions/page-data.ts';
import { useAction } from '#src/actions/use-action.ts';
import type { Failure } from '#src/api/errors.ts';
import { message } from '#src/i18n/message.ts';
import { loadPageAtom, reloadPageAtom } from '#src/session/page-load.ts';
import { statusAtom } from '#src/status/status.ts';
import type { Act, Opposite } from './act.ts';
import { openTabAtom } from './open-tab.ts';
import type { Secret } from './SecretDialog.tsx';
import { useReportAct } from './use-report-act.ts';

/** An act as it is sent. */
export interface Run {
  act: Act;
  /** The path of the page on which it was started. */
  page: string;
  /** Those of the act's form. */
  values: object;
  /** The reason that the question requires. */
  reason: string;
  /** The audit note to save once the act has succeeded. */
  note: string;
  /** It was confirmed in the act's dialog, which shows its error. */
  isFromDialog: boolean;
}

export const plainRun = { values: {}, reason: '', note: '', isFromDialog: false };

/** Why a run failed, if a form or dialog shows that. */
export interface RunFailure {
  run: Run;
  error: Failure;
}

/** Identifies a run's act among those of all pages. */
export function runId({ act, page }: Pick<Run, 'act' | 'page'>): string {
  return `${page} ${act.key}`;
}

interface Listener {
  /** The act has succeeded: its dialog closes. */
  onDone: (run: Run, secret: Secret | null) => void;
  /** The act has failed, and a form or dialog shows it. */
  onFailure: (failure: RunFailure) => void;
}

/**
 * Sends acts, and reports their outcome. Errors show as the alert of the product specification, section 8, in the dialog
 * or form that started the act, or else as the status message. Nothing is retried.
 */
export function useSendAct({ onDone, onFailure }: Listener) {
  const show = useSetAtom(statusAtom);
  const loadPage = useSetAtom(loadPageAtom);
  const reloadPage = useSetAtom(reloadPageAtom);
  const openTab = useSetAtom(openTabAtom);
  const store = useStore();
  const reread = useSetAtom(rereadAtom);
  const [idempotencyKeys] = useState(() => new IdempotencyKeys());
  const report = useReportAct();
  const sending = useAction<Run, unknown>({
    call: (run, options) => {
      const { act, values, reason } = run;
      return idempotencyKeys.send(runId(run), { values, reason }, (idempotencyKey) =>
        act.call(options, values, { reason, idempotencyKey }),
      );
    },
    onSuccess: async (data, run) => {
      const { act, page, values, reason, note } = run;
      idempotencyKeys.forget(runId(run), { values, reason });
      await act.onDone?.(data, values);
      if (act.opens) {
        if (openTab(act.opens.path)) {
          act.opens.onOpened();
          reloadPage();
        } else loadPage(act.opens.path);
        // The dialog stays disabled until the browser has left the page.
        return new Promise<never>(() => {});
      }
      onDone(run, act.secret?.(data) ?? null);
      const opposite = act.opposite?.(data, values) ?? null;
      const undo = opposite && createUndo(act, opposite);
      report({
        text: act.done(data, values),
        undo: undo && (() => sending.run({ ...plainRun, act: undo, page })),
        noteOn: act.noteOn,
        note,
      });
    },
    onFailure: (error, { input: run, page }) => {
      const isHere = store.get(routerAtom).state.location.pathname === page;
      if (isHere && (run.isFromDialog || run.act.showsError)) onFailure({ run, error });
      else show(failureAlert(error));
      // It was refused perhaps because the page is outdated. After an uncertain outcome, the action reloads by itself.
      if (!error.isUncertain) void reread(error);
    },
    getKey: runId,
    revalidate: ({ act }) => !act.secret && !act.keepsPage,
    whenLeft: 'finish',
  });
  return sending;
}

/** Has another key than its act, which may be undone while the page still reloads after it. */
function createUndo({ key, operation, label }: Act, opposite: Opposite): Act {
  return {
    key: `undo ${key}`,
    operation,
    label,
    call: opposite.call,
    done: () => opposite.done ?? message('admin:Undone.'),
    ...(opposite.expect && { expect: opposite.expect }),
  };
}
