import { type SourcePicture, unreadablePicture } from './source-picture.ts';

/** A square of a picture, in the pixels of the rotated picture. */
export interface Square {
  x: number;
  y: number;
  width: number;
  /** The number of times that the picture is rotated by 90° to the right. */
  turns: number;
}

/** The size of an avatar (product specification, section 5); smaller squares are not enlarged. */
export const avatarPixels = 200;

/** Draws a square of a picture to fill a canvas. */
export function drawSquare(
  canvas: HTMLCanvasElement,
  bitmap: ImageBitmap,
  { x, y, width, turns }: Square,
): void {
  const context = canvas.getContext('2d');
  if (!context) return;
  context.imageSmoothingQuality = 'high';
  context.clearRect(0, 0, canvas.width, canvas.height);
  context.save();
  context.scale(canvas.width / width, canvas.height / width);
  context.translate(-x, -y);
  // Rotating around the origin moves the picture out of the canvas, so move it back.
  const { width: w, height: h } = bitmap;
  const origins = [
    [0, 0],
    [h, 0],
    [w, h],
    [0, w],
  ] as const;
  const [left, top] = origins[turns] ?? origins[0];
  context.translate(left, top);
  context.rotate((turns * Math.PI) / 2);
  context.drawImage(bitmap, 0, 0);
  context.restore();
}

/**
 * The square as a picture of at most 200×200 pixels. PNG only if it has transparency, because PNG is larger.
 * @throws UploadError if the browser cannot make one, such as when it is out of memory.
 */
export async function cutPicture({ bitmap, type }: SourcePicture, square: Square): Promise<File> {
  const canvas = document.createElement('canvas');
  const pixels = Math.max(1, Math.min(avatarPixels, Math.round(square.width)));
  canvas.width = pixels;
  canvas.height = pixels;
  drawSquare(canvas, bitmap, square);
  const format =
    type === 'image/png' && isTransparent(canvas)
      ? { type: 'image/png', name: 'avatar.png' }
      : { type: 'image/jpeg', name: 'avatar.jpg' };
  const blob = await new Promise<Blob | null>((resolve) =>
    canvas.toBlob(resolve, format.type, 0.92),
  );
  if (!blob) throw unreadablePicture();
  return new File([blob], format.name, { type: format.type });
}

function isTransparent(canvas: HTMLCanvasElement): boolean {
  const { data } = canvas.getContext('2d')?.getImageData(0, 0, canvas.width, canvas.height) ?? {};
  return data?.some((value, at) => at % 4 === 3 && value < 255) ?? false;
}
