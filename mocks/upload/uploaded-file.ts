import { storyFile } from '../seed/story-file.ts';
import { fileUrl } from './files.ts';
import type { Provider } from './provider.ts';

interface Origins {
  /** The upload provider's; without one, only the file in the documents' examples counts as uploaded. */
  readonly origin: string | undefined;
  readonly worldId: string;
}

/** The information about an uploaded file that the product's server gets from the provider. */
export interface UploadedFile {
  readonly urls: readonly string[];
  /** Folder and name, as the upload's policy allowed them. */
  readonly key: string;
}

/** An uploaded file; undefined if the provider does not have it. */
export function uploadedFile(
  provider: Provider,
  handle: string,
  { origin, worldId }: Origins,
): UploadedFile | undefined {
  if (handle === storyFile.handle) return { urls: [storyFile.url], key: storyFile.key };
  const file = provider.file(handle);
  if (origin === undefined || file?.handle !== handle) return undefined;
  const urls = [fileUrl(origin, file), fileUrl(`${origin}/worlds/${worldId}`, file)];
  return { urls, key: file.key };
}
