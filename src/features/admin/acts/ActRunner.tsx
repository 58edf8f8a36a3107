import { useSetAtom } from 'jotai';
import { type ReactNode, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { revalidateAtom } from '#src/actions/page-data.ts';
import { ActDialog } from './ActDialog.tsx';
import type { Act } from './act.ts';
import { readActAtOnce } from './act-at-once.ts';
import { ActsContext } from './acts-context.ts';
import { useOpenRecord } from './open-record.ts';
import { type Secret, SecretDialog } from './SecretDialog.tsx';
import { useActContext } from './use-act-context.ts';
import { findDenial } from './use-denial.ts';
import { plainRun, type Run, type RunFailure, runId, useSendAct } from './use-send-act.ts';

type OpenAct = Pick<Run, 'act' | 'page'>;

/** The one way for staff to change something: runs the acts of the page below it, and shows their dialogs. */
export function ActRunner({ children }: { children: ReactNode }) {
  const context = useActContext();
  const { pathname: page, state, key: visit } = useLocation();
  const revalidate = useSetAtom(revalidateAtom);
  const [open, setOpen] = useState<OpenAct | null>(null);
  const [failure, setFailure] = useState<RunFailure | null>(null);
  const [secret, setSecret] = useState<Secret | null>(null);
  const forgetActAtOnce = useForgetActAtOnce();
  const close = (closedAct: OpenAct) => {
    setOpen((now) => (now && runId(now) === runId(closedAct) ? null : now));
    if (readActAtOnce(state) === closedAct.act.key) forgetActAtOnce();
  };
  const sending = useSendAct({
    onDone: (run, createdSecret) => {
      close(run);
      if (createdSecret) setSecret(createdSecret);
    },
    onFailure: (runFailure) => {
      setFailure(runFailure);
      if (runFailure.run.act.showsError) close(runFailure.run);
    },
  });
  const running = sending.running.filter((run) => run.page === page).map(({ act }) => act);
  const record = useOpenRecord(running);
  const mayStart = (act: Act) => findDenial(context, act.operation) === null && !act.obstacle;
  const start = (act: Act) => {
    if (!mayStart(act)) return;
    setFailure(null);
    if (act.question || act.form) setOpen({ act, page });
    else sending.run({ ...plainRun, values: act.values ?? {}, act, page });
  };
  const [handledVisit, setHandledVisit] = useState<string>();
  const atOnce = handledVisit === visit ? null : readActAtOnce(state);
  const requestedAct = atOnce && record.acts.find(({ key }) => key === atOnce);
  if (requestedAct) {
    setHandledVisit(visit);
    if (mayStart(requestedAct)) setOpen({ act: requestedAct, page });
  }
  // A dialog does not outlive its page, nor return with it.
  if (open && open.page !== page) setOpen(null);
  const own = failure?.run.page === page ? failure : null;
  return (
    <ActsContext
      value={{
        start,
        running,
        isRunning: (key) => running.some((act) => act.key === key),
        failure: own && { key: own.run.act.key, error: own.error },
        record,
      }}
    >
      {children}
      <ActDialog
        act={open?.page === page ? open.act : null}
        onConfirm={(entry) => {
          if (!open) return;
          setFailure(null);
          const values = open.act.values ?? {};
          sending.run({ ...plainRun, values, ...open, ...entry, isFromDialog: true });
        }}
        onClose={() => open && close(open)}
      />
      <SecretDialog
        secret={secret}
        onClose={() => {
          setSecret(null);
          void revalidate();
        }}
      />
    </ActsContext>
  );
}

/** Going back to the page, or reloading it, no longer starts the act. */
function useForgetActAtOnce(): () => void {
  const navigate = useNavigate();
  const { search } = useLocation();
  const here = { replace: true, preventScrollReset: true, defaultShouldRevalidate: false };
  // Once the closed dialog no longer guards its input against leaving the page.
  return () => void setTimeout(() => void navigate({ search }, here));
}
