import { message } from '#src/i18n/message.ts';
import { UploadError } from './upload-error.ts';

export type PictureType = 'image/png' | 'image/jpeg';

const signatures: readonly (readonly [PictureType, readonly number[]])[] = [
  ['image/png', [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]],
  ['image/jpeg', [0xff, 0xd8, 0xff]],
];

/**
 * Detects a picture's type from its first bytes: neither the file's name nor the browser's type can be trusted, and an
 * SVG may contain scripts.
 * @throws UploadError for anything but JPEG and PNG.
 */
export async function pictureType(file: Blob): Promise<PictureType> {
  const start = new Uint8Array(await file.slice(0, 8).arrayBuffer());
  const signature = signatures.find(([, bytes]) => bytes.every((byte, at) => byte === start[at]));
  if (signature) return signature[0];
  throw new UploadError({
    kind: 'refused',
    text: message('uploads:Please upload a .jpg or .png image file.'),
  });
}
