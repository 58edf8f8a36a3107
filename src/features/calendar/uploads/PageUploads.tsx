import { useAtomValue } from 'jotai';
import { useParams } from 'react-router-dom';
import { settingsAtom } from '#src/settings/settings-atom.ts';
import { lazyPart } from '#src/ui/lazy-part.tsx';
import { uploadAddress } from '../calendar-name.ts';
import { useWantedUpload } from './use-wanted-upload.ts';

const CalendarUploads = lazyPart(() =>
  import('./CalendarUploads.tsx').then((module) => module.CalendarUploads),
);

/** Opens the upload to the page's calendar that the address requests. */
export function PageUploads() {
  const parameters = useParams();
  const address = uploadAddress(useAtomValue(settingsAtom), parameters);
  const { kind, close } = useWantedUpload();
  return (
    kind &&
    address && <CalendarUploads kind={kind} address={address} onClose={close} onMissing={close} />
  );
}
