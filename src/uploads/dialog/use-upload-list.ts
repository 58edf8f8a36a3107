import { useAtomValue } from 'jotai';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { currentUserAtom } from '#src/session/current-user.ts';
import type { UploadLimits } from '../limits.ts';
import type { PolicySource } from '../policy-cache.ts';
import type { ProviderSettings } from '../sdk.ts';
import { uploadFile } from '../upload-file.ts';
import { UploadList, type UploadRow } from '../upload-list.ts';

interface Target {
  provider: ProviderSettings;
  policy: PolicySource;
  limits: UploadLimits;
}

/** The files that are uploaded to one place; what is under way ends with the component. */
export function useUploadList(target: Target): [list: UploadList, rows: readonly UploadRow[]] {
  const owner = useOwner();
  const [list] = useState(
    () =>
      new UploadList((file, run) => uploadFile(file, { ...target, owner, ...run }), target.limits),
  );
  // Uploads are not React's: nothing else would end them.
  useEffect(() => () => list.cancelAll(), [list]);
  return [list, useSyncExternalStore(list.subscribe, list.rows)];
}

/** Whose policies may be used. */
export function useOwner(): string {
  const user = useAtomValue(currentUserAtom);
  return user ? String(user.id) : 'visitor';
}
