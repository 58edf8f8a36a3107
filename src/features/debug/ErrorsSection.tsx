import { useAtomValue, useSetAtom } from 'jotai';
import { useState } from 'react';
import { failureAlert } from '#src/actions/failure-alert.ts';
import { useFailureText } from '#src/actions/use-failure-text.ts';
import { useShowFailure } from '#src/actions/use-show-failure.ts';
import { type Translate, useTranslate } from '#src/i18n/i18n.ts';
import { wantedLoginAtom } from '#src/session/reauthentication.ts';
import { settingsAtom } from '#src/settings/settings-atom.ts';
import { statusAtom } from '#src/status/status.ts';
import { Button } from '#src/ui/button/Button.tsx';
import { Table } from '#src/ui/data/Table.tsx';
import styles from './DebugPage.module.css';
import { type ErrorTrigger, errorTriggers } from './error-triggers.ts';

/** Shows how each error looks where people meet it. */
export function ErrorsSection({ title }: { title: string }) {
  const t = useTranslate();
  const { appTitle } = useAtomValue(settingsAtom);
  const setStatus = useSetAtom(statusAtom);
  const failureText = useFailureText();
  const showFailure = useShowFailure();
  const setWantedLogin = useSetAtom(wantedLoginAtom);
  const [thrown, setThrown] = useState<Error | null>(null);
  // As what keeps a page from being shown: the route's error page takes it.
  if (thrown) throw thrown;

  const bringAbout = (trigger: ErrorTrigger) => {
    if (trigger.place === 'message') setStatus(trigger.shown());
    else if (trigger.place === 'failure message') showFailure(trigger.failed());
    else if (trigger.place === 'failure alert') {
      const failure = trigger.failed();
      setStatus(failureAlert(failureText(failure), failure.details));
    } else if (trigger.place === 'error page') setThrown(trigger.thrown());
    // No call waits for this login: it only closes.
    else setWantedLogin({ reason: trigger.wanted(), finish: () => setWantedLogin(null) });
  };
  return (
    <>
      <p className={styles.hint}>
        {t(
          'debug:Each of these is made up in this tab only. No call is made and nothing is changed.',
        )}
      </p>
      <Table
        label={title}
        busy={false}
        rows={errorTriggers(t, appTitle)}
        rowKey={({ key }) => key}
        columns={[
          { key: 'name', label: t('debug:Error'), cell: ({ name }) => name },
          {
            key: 'place',
            label: t('debug:Appears'),
            cell: ({ place }) => placeText(t, place),
          },
          {
            key: 'show',
            label: t('debug:Show'),
            short: true,
            cell: (trigger) => (
              <span>
                <Button
                  size="dense"
                  aria-label={t('debug:Show %name%', { name: trigger.name })}
                  onClick={() => bringAbout(trigger)}
                >
                  {t('debug:Show')}
                </Button>
              </span>
            ),
          },
        ]}
      />
    </>
  );
}

function placeText(t: Translate, place: ErrorTrigger['place']): string {
  switch (place) {
    case 'error page':
      return t('debug:Instead of this page, with a way to try again');
    case 'login dialog':
      return t('debug:As a dialog that asks for the login, over this page');
    case 'failure message':
    case 'failure alert':
    case 'message':
      return t('debug:As a message over this page');
  }
}
