import { message } from '#src/i18n/message.ts';
import { avatarSourceMaxSize, sizeError } from '#src/uploads/limits.ts';
import { type PictureType, pictureType } from '#src/uploads/picture-type.ts';
import { UploadError } from '#src/uploads/upload-error.ts';

/** A picture from which an avatar can be cropped. */
export interface SourcePicture {
  file: File;
  type: PictureType;
  /** Rotated to match the camera's orientation. */
  bitmap: ImageBitmap;
}

/** @throws UploadError for a file that is too large, damaged, or neither JPEG nor PNG. */
export async function readPicture(file: File): Promise<SourcePicture> {
  const tooLarge = sizeError(file, avatarSourceMaxSize);
  if (tooLarge) throw tooLarge;
  const type = await pictureType(file);
  try {
    return { file, type, bitmap: await createImageBitmap(file) };
  } catch {
    throw unreadablePicture();
  }
}

export function unreadablePicture(): UploadError {
  return new UploadError({
    kind: 'refused',
    text: message('account:The picture cannot be read. Please choose another one.'),
  });
}
