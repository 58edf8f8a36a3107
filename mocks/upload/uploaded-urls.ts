import { storyFile } from '../seed/story-file.ts';
import { fileUrl } from './files.ts';
import type { Provider } from './provider.ts';

interface Origins {
  /** The upload provider's; without one, only the file in the documents' examples counts as uploaded. */
  readonly origin: string | undefined;
  readonly worldId: string;
}

/** The addresses of an uploaded file at the provider; none if it does not have the file. */
export function uploadedUrls(
  provider: Provider,
  handle: string,
  { origin, worldId }: Origins,
): readonly string[] {
  if (handle === storyFile.handle) return [storyFile.url];
  const file = provider.file(handle);
  if (origin === undefined || file?.handle !== handle) return [];
  return [fileUrl(origin, file), fileUrl(`${origin}/worlds/${worldId}`, file)];
}
