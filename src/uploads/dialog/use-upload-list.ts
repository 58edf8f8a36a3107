import { useAtomValue } from 'jotai';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { currentUserAtom } from '#src/session/current-user.ts';
import type { UploadLimits } from '../limits.ts';
import type { PolicySource } from '../policy-cache.ts';
import type { ProviderSettings } from '../sdk.ts';
import { uploadFile } from '../upload-file.ts';
import { UploadList, type UploadRow } from '../upload-list.ts';

/** Where files go, and which. */
export interface UploadTarget {
  provider: ProviderSettings;
  policy: PolicySource;
  limits: UploadLimits;
  accept: string | undefined;
}

/** The files being uploaded to one place. Unmounting cancels pending uploads. */
export function useUploadList(
  target: UploadTarget,
): [list: UploadList, rows: readonly UploadRow[]] {
  const owner = useOwner();
  const [list] = useState(
    () =>
      new UploadList((file, run) => uploadFile(file, { ...target, owner, ...run }), target.limits),
  );
  // React does not manage uploads, so cancel them here.
  useEffect(() => () => list.cancelAll(), [list]);
  return [list, useSyncExternalStore(list.subscribe, list.rows)];
}

/** The owner of the policies. */
export function useOwner(): string {
  const user = useAtomValue(currentUserAtom);
  return user ? String(user.id) : 'visitor';
}
