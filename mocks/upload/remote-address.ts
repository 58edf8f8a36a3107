import { tinyPicture } from './cloud-drive.ts';
import type { ProviderFile } from './files.ts';
import type { Provider } from './provider.ts';

const ownFile = /^(?:\/worlds\/[^/]+)?\/cdn\/([^/]+)$/;

/**
 * The file at an address. The mock makes no outgoing calls: its own files are known, everything else is a small picture
 * with the address's name.
 */
export function describedAddress(
  address: string,
  { provider, origin }: { provider: Provider; origin: string },
): Pick<ProviderFile, 'bytes' | 'filename' | 'mimetype'> {
  const url = URL.parse(address);
  const isOwn = url?.origin === new URL(origin).origin;
  // Files are found from every world, with or without a policy after the address.
  const [, handle] = (isOwn && ownFile.exec(url.pathname)) || [];
  const own = handle === undefined ? undefined : provider.file(handle);
  return own ?? { bytes: tinyPicture, filename: addressName(address), mimetype: 'image/png' };
}

/** The last part of an address's path, which names the file. */
export function addressName(address: string): string {
  const name = URL.parse(address)?.pathname.split('/').at(-1);
  return name ? name : 'picture.png';
}
