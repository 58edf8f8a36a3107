import type { HostSettings } from '#src/settings/host-settings.ts';
import { whenIdle } from '#src/ui/when-idle.ts';
import { receiveBugs, reportBug } from '#src/util/bug-report.ts';

/**
 * Reports uncaught errors, and those passed to `reportBug`, to the service in the hosting page's settings, if any. The
 * code loads when the browser is idle, and earlier errors are sent then.
 * @returns a function that stops the reporting.
 */
export function startReporting({ errorReporting, assetsVersion, user }: HostSettings): () => void {
  if (!errorReporting) return receiveBugs(() => {});
  const { dsn } = errorReporting;

  const endings = [watchUncaught()];
  const end = () => {
    for (const stop of endings.splice(0)) stop();
  };
  endings.push(
    whenIdle(() => {
      import('./sender.ts').then(
        ({ createSender }) => {
          if (endings.length === 0) return;
          const { send, close } = createSender({ dsn, release: assetsVersion, userId: user?.id });
          endings.push(close, receiveBugs(send));
        },
        // Offline or blocked by an ad blocker: the report cannot be sent.
        end,
      );
    }),
  );
  return end;
}

function watchUncaught(): () => void {
  const onError = ({ error, message }: ErrorEvent) =>
    reportBug(error ?? message, { handled: false });
  const onRejection = ({ reason }: PromiseRejectionEvent) => reportBug(reason, { handled: false });
  window.addEventListener('error', onError);
  window.addEventListener('unhandledrejection', onRejection);
  return () => {
    window.removeEventListener('error', onError);
    window.removeEventListener('unhandledrejection', onRejection);
  };
}
