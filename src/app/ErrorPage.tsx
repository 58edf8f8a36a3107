import { useAtomValue, useSetAtom } from 'jotai';
import { useCallback } from 'react';
import {
  isRouteErrorResponse,
  useLocation,
  useNavigate,
  useNavigation,
  useRouteError,
} from 'react-router-dom';
import { useFailureText } from '#src/actions/use-failure-text.ts';
import { LoginRequiredError, RequestError } from '#src/api/errors.ts';
import { useTranslate } from '#src/i18n/i18n.ts';
import { currentUserAtom } from '#src/session/current-user.ts';
import { loadPageAtom, reloadPageAtom } from '#src/session/page-load.ts';
import { useAccountLink } from '#src/session/use-framed.ts';
import { Button, ButtonLink } from '#src/ui/button/Button.tsx';
import type { PageModule } from '#src/ui/layout/feature-page.ts';
import { paths } from '#src/util/paths.ts';
import { MissingCode } from './MissingCode.tsx';
import { MissingCodeError } from './missing-code.ts';
import { Failure, PartContext, Problem } from './Problem.tsx';
import { usePageRetry } from './page-retry.ts';

interface ErrorPageProps extends Pick<PageModule, 'Missing'> {
  /** The error is one of a part, and the rest of the page is shown. */
  isPart?: boolean;
}

/** The one place for errors that keep a page from being shown: explains what happened and what to do. */
export function ErrorPage({ Missing, isPart = false }: ErrorPageProps) {
  return (
    <PartContext value={isPart}>
      <Explanation Missing={Missing ?? NotFound} />
    </PartContext>
  );
}

function Explanation({ Missing }: Required<Pick<PageModule, 'Missing'>>) {
  const error = useRouteError();
  if (isRouteErrorResponse(error) && error.status === 404) return <Missing />;
  if (isRouteErrorResponse(error) && error.status === 403) return <NotAllowed />;
  if (error instanceof LoginRequiredError) {
    return error.id === 'login_required' ? <LoggedOut /> : <LoginUnconfirmed />;
  }
  if (error instanceof RequestError) {
    if (error.id === 'not_found') return <Missing />;
    return error.id === 'permission_denied' ? (
      <NotAllowed text={error.message} />
    ) : (
      <FailedRequest error={error} />
    );
  }
  if (error instanceof MissingCodeError) return <MissingCode error={error} />;
  return <BugPage />;
}

export function NotFound() {
  const t = useTranslate();
  return (
    <Problem
      icon="search"
      tone="info"
      title={t('errors:Page not found')}
      text={t(
        'errors:There is nothing at this address. It may be mistyped, or the page may have moved.',
      )}
    >
      <WayHome />
    </Problem>
  );
}

/** Any page may be refused, so show the server's explanation. */
function NotAllowed({ text }: { text?: string }) {
  const t = useTranslate();
  return (
    <Problem
      icon="lock"
      tone="warning"
      title={t('errors:Not allowed')}
      text={text ?? t('errors:Your account does not have the rights to see this page.')}
    >
      <WayHome />
    </Problem>
  );
}

function LoggedOut() {
  const t = useTranslate();
  const { pathname, search } = useLocation();
  const loadPage = useSetAtom(loadPageAtom);
  return (
    <Problem
      icon="key"
      tone="info"
      title={t('errors:Please log in again')}
      text={t('errors:Your session has ended. Log in to continue where you left off.')}
    >
      <Button
        look="primary"
        // A full load, because the page still shows the user whose session has ended.
        onClick={() => loadPage(paths.login({ _target_path: pathname + search }))}
      >
        {t('errors:Log in')}
      </Button>
    </Problem>
  );
}

/** The session is alive, but the user closed the re-authentication dialog. Trying again reopens it. */
function LoginUnconfirmed() {
  const t = useTranslate();
  const { retry, retrying } = useRetry();
  return (
    <Problem
      icon="key"
      tone="info"
      title={t('errors:Please confirm your login')}
      text={t('errors:For your security, enter your password again.')}
    >
      <Button look="primary" pending={retrying} onClick={retry}>
        {t('common:Try again')}
      </Button>
    </Problem>
  );
}

function FailedRequest({ error }: { error: RequestError }) {
  return <Failure {...useFailureText()(error)} {...useRetry()} />;
}

/**
 * Reloads the page, on request or when the connection returns. Navigates to the current address, because after a
 * revalidation the router may keep its error page if the response arrives before a busy browser has painted the pending
 * state.
 */
function useRetry() {
  const navigate = useNavigate();
  const { pathname, search, state } = useLocation();
  const retrying = useNavigation().state !== 'idle';
  const retry = useCallback(
    () => void navigate({ pathname, search }, { replace: true, state, preventScrollReset: true }),
    [navigate, pathname, search, state],
  );
  usePageRetry(retry);
  return { retry, retrying };
}

/** A bug: only a reload can help. */
function BugPage() {
  const t = useTranslate();
  const reload = useSetAtom(reloadPageAtom);
  return (
    <Failure
      title={t('errors:Something went wrong')}
      message={t('errors:Something on this page broke. Trying again may help.')}
      id="client_error"
      retry={() => reload()}
      retrying={false}
    />
  );
}

function WayHome() {
  const t = useTranslate();
  const user = useAtomValue(currentUserAtom);
  const accountLink = useAccountLink();
  return (
    <ButtonLink {...accountLink} look="primary" to={user ? paths.dashboard() : paths.login()}>
      {user ? t('errors:Go to your dashboard') : t('errors:Go to the login page')}
    </ButtonLink>
  );
}
