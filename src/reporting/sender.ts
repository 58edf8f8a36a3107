import {
  BrowserClient,
  dedupeIntegration,
  defaultStackParser,
  eventFiltersIntegration,
  linkedErrorsIntegration,
  makeFetchTransport,
  Scope,
} from '@sentry/react';
import { reportClientMessage } from '#generated/app/fetchers.ts';
import type { BugReport } from '#src/util/bug-report.ts';
import { isDsn } from './dsn.ts';
import { redactedEvent } from './redacted-event.ts';

interface SenderOptions {
  dsn: string;
  /** Tells the server's releases apart. */
  release: string;
  userId: number | undefined;
}

/** A page that fails again and again says nothing new. */
const mostReports = 20;

/**
 * Makes what sends reports. The SDK's client stands by itself, without what the SDK's own start would bring: no
 * breadcrumbs (they hold clicked names, addresses and console output), no page context, nothing of the page patched.
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

  let sent = 0;
  return {
    send({ error, handled, facts }: BugReport) {
      sent += 1;
      if (sent > mostReports) return;
      const about = scope.clone();
      about.setTags(facts);
      about.captureException(error, { mechanism: { type: 'generic', handled } });
    },
    close() {
      // Whether all was sent by then is of no interest any more.
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
    // All of it is collected unless told otherwise.
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

/** The client works without reports and so starts; whoever set it up learns of it in the server's log. */
function tellWrongDsn(): void {
  const message = 'Errors are not reported: this setting is no DSN.';
  reportClientMessage({ body: { message, context: { setting: 'errorReporting.dsn' } } }).catch(
    // There is nobody else to tell.
    () => {},
  );
}
