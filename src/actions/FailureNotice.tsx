import { Notice } from '#src/ui/feedback/Notice.tsx';
import { ErrorId } from '../status/ErrorId.tsx';
import type { ShownFailure } from './use-failure-text.ts';

/** Shows why a call failed, inside the page. An unexpected error also shows its id for support. */
export function FailureNotice({ failure }: { failure: ShownFailure | null }) {
  if (!failure) return null;
  const { title, message, blockedUntil, id, trace, isUnexpected } = failure;
  return (
    <Notice
      title={title}
      text={message}
      blockedUntil={blockedUntil}
      foot={isUnexpected && <ErrorId id={id} trace={trace} />}
    />
  );
}
