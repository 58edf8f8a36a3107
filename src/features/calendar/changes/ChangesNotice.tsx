import { LiveRegion } from '#src/ui/feedback/LiveRegion.tsx';
import { lazyPart } from '#src/ui/lazy-part.tsx';
import type { MissedChangesProps } from './MissedChanges.tsx';

const MissedChanges = lazyPart(() => import('./MissedChanges.tsx'), 'MissedChanges');

/** Says how much others have changed since the reader was here, and lists it. */
export function ChangesNotice(props: MissedChangesProps) {
  const { changes, clear } = props.missed;
  return (
    <LiveRegion>
      <MissedChanges {...props} isWanted={changes.length > 0} onMissing={clear} />
    </LiveRegion>
  );
}
