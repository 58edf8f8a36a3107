import { useAtomValue } from 'jotai';
import { useSearchParams } from 'react-router-dom';
import { currentUserAtom } from '#src/session/current-user.ts';
import { settingsAtom } from '#src/settings/settings-atom.ts';

/** Returns whether the address requests an upload to the event in the editor: `?upload=attachments`. Visitors cannot upload. */
export function useWantedUpload(): boolean {
  const [query] = useSearchParams();
  const { upload } = useAtomValue(settingsAtom);
  const user = useAtomValue(currentUserAtom);
  return upload !== undefined && user !== null && query.get('upload') === 'attachments';
}
