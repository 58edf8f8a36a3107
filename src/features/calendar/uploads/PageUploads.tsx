import { useAtomValue } from 'jotai';
import { useParams } from 'react-router-dom';
import { settingsAtom } from '#src/settings/settings-atom.ts';
import { lazyPart } from '#src/ui/lazy-part.tsx';
import { uploadAddress } from './upload-address.ts';
import { useWantedUpload } from './use-wanted-upload.ts';

const LogoUpload = lazyPart(() => import('./LogoUpload.tsx'), 'LogoUpload');

/** Opens the upload to the page's calendar that the address requests. */
export function PageUploads() {
  const address = uploadAddress(useAtomValue(settingsAtom), useParams());
  const { isWanted, close } = useWantedUpload('logo');
  return isWanted && address && <LogoUpload address={address} onClose={close} onMissing={close} />;
}
