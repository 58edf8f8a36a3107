import { message } from '#src/i18n/message.ts';
import { UploadError } from './upload-error.ts';

/**
 * Why a file is of none of the kinds that an input's `accept` lists; null if it is of one. Browsers apply `accept` neither
 * to dropped nor to pasted files. A file whose type the browser does not know passes.
 */
export function kindError(
  file: Pick<File, 'name' | 'type'>,
  accept: string | undefined,
): UploadError | null {
  const kinds = accept?.split(',').flatMap((kind) => kind.trim() || []) ?? [];
  if (kinds.length === 0 || file.type === '' || kinds.some((kind) => isOfKind(file, kind)))
    return null;
  const text = message('uploads:Files of this kind cannot be uploaded here.');
  return new UploadError({ kind: 'refused', text });
}

/** @param kind is a media type, `image/*`, or a file extension. */
function isOfKind({ name, type }: Pick<File, 'name' | 'type'>, kind: string): boolean {
  if (kind.startsWith('.')) return name.toLowerCase().endsWith(kind.toLowerCase());
  return kind.endsWith('/*') ? type.startsWith(kind.slice(0, -1)) : type === kind;
}
