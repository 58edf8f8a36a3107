import { useAtomValue } from 'jotai';
import { useSearchParams } from 'react-router-dom';
import { currentUserAtom } from '#src/session/current-user.ts';
import { settingsAtom } from '#src/settings/settings-atom.ts';

export type UploadKind = 'logo' | 'attachments';

/** The upload that the address requests, such as `?upload=logo`. Visitors cannot upload. */
export function useWantedUpload(): { kind: UploadKind | null; close: () => void } {
  const [query, setQuery] = useSearchParams();
  const { upload } = useAtomValue(settingsAtom);
  const user = useAtomValue(currentUserAtom);
  const kind = query.get('upload');
  const isPossible = upload !== undefined && user !== null;
  const close = () =>
    setQuery(
      (present) => {
        present.delete('upload');
        return present;
      },
      { replace: true },
    );
  return {
    kind: isPossible && (kind === 'logo' || kind === 'attachments') ? kind : null,
    close,
  };
}
