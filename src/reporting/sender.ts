import {
  BrowserClient,
  dedupeIntegration,
  defaultStackParser,
  eventFiltersIntegration,
  linkedErrorsIntegration,
  makeFetchTransport,
  Scope,
} from '@sentry/react';
import { reportClientMessage } from '#generated/app/reports/fetchers.ts';
import type { BugReport } from '#src/util/bug-report.ts';
import { isDsn } from './dsn.ts';
import { redactedEvent } from './redacted-event.ts';

interface SenderOptions {
  dsn: string;
  release: string;
  userId: number | undefined;
}

/** Further reports from a page that keeps failing add nothing. */
const mostReports = 20;

/**
 * Creates the sender. Uses the SDK's client without its usual setup: no breadcrumbs (which contain clicked names,
 * addresses and console output), no page context, nothing patched in the page.
 */
export function createSender({ dsn, release, userId }: SenderOptions) {
  if (!isDsn(dsn)) {
    tellWrongDsn();
    return { send: () => {}, close: () => {} };
  }
  const client = createClient(dsn, release);
  const scope = new Scope();
  scope.setClient(client);
  if (userId !== undefined) scope.setUser({ id: userId });

  let sentCount = 0;
  return {
    send({ error, handled, facts }: BugReport) {
      sentCount += 1;
      if (sentCount > mostReports) return;
      const about = scope.clone();
      about.setTags(facts);
      about.captureException(error, { mechanism: { type: 'generic', handled } });
    },
    close() {
      // It does not matter whether everything was sent by then.
      client.close(0).then(undefined, () => {});
    },
  };
}

function createClient(dsn: string, release: string): BrowserClient {
  const client = new BrowserClient({
    dsn,
    release,
    transport: makeFetchTransport,
    stackParser: defaultStackParser,
    integrations: [eventFiltersIntegration(), linkedErrorsIntegration(), dedupeIntegration()],
    sendClientReports: false,
    maxBreadcrumbs: 0,
    enhanceFetchErrorMessages: false,
    // The SDK collects all of this by default.
    dataCollection: {
      userInfo: false,
      cookies: false,
      httpHeaders: false,
      httpBodies: [],
      urlQueryParams: false,
      stackFrameVariables: false,
    },
    beforeSend: (event) =>
      redactedEvent(event, { address: window.location.href, browser: navigator.userAgent }),
  });
  client.init();
  return client;
}

/** The client works without reports, so it starts anyway; the administrator sees this in the server's log. */
function tellWrongDsn(): void {
  const message = 'Errors are not reported: this setting is no DSN.';
  reportClientMessage({ body: { message, context: { setting: 'errorReporting.dsn' } } }).catch(
    // The report cannot be sent anywhere else.
    () => {},
  );
}
