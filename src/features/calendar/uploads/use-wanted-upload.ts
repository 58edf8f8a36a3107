import { useAtomValue } from 'jotai';
import { useSearchParams } from 'react-router-dom';
import { currentUserAtom } from '#src/session/current-user.ts';
import { settingsAtom } from '#src/settings/settings-atom.ts';

/**
 * Returns whether the address requests an upload: `?upload=logo` to the calendar, or `?upload=attachments` to the event in the
 * editor. Visitors cannot upload.
 */
export function useWantedUpload(kind: 'logo' | 'attachments') {
  const [query, setQuery] = useSearchParams();
  const { upload } = useAtomValue(settingsAtom);
  const user = useAtomValue(currentUserAtom);
  const isPossible = upload !== undefined && user !== null;
  return {
    isWanted: isPossible && query.get('upload') === kind,
    /** Takes it out of the address. */
    close: () =>
      setQuery(
        (present) => {
          present.delete('upload');
          return present;
        },
        { replace: true },
      ),
  };
}
