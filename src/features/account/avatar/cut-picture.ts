import type { ChosenPicture } from './chosen-picture.ts';

/** A square of a picture, in the picture's pixels. */
export interface Square {
  x: number;
  y: number;
  width: number;
}

/** Product specification, section 5. */
const maxPixels = 200;

/** Draws a square of a picture to fill a canvas. */
export function drawSquare(
  canvas: HTMLCanvasElement,
  bitmap: ImageBitmap,
  { x, y, width }: Square,
): void {
  const context = canvas.getContext('2d');
  if (!context) return;
  context.imageSmoothingQuality = 'high';
  context.clearRect(0, 0, canvas.width, canvas.height);
  context.drawImage(bitmap, x, y, width, width, 0, 0, canvas.width, canvas.height);
}

/** The square as a picture of at most 200×200 pixels. PNG only if it has transparency, because PNG is larger. */
export async function cutPicture({ bitmap, type }: ChosenPicture, square: Square): Promise<File> {
  const canvas = document.createElement('canvas');
  const pixels = Math.max(1, Math.min(maxPixels, Math.round(square.width)));
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
  if (!blob) throw new Error('The browser made no picture of the canvas.');
  return new File([blob], format.name, { type: format.type });
}

function isTransparent(canvas: HTMLCanvasElement): boolean {
  const { data } = canvas.getContext('2d')?.getImageData(0, 0, canvas.width, canvas.height) ?? {};
  return data?.some((value, at) => at % 4 === 3 && value < 255) ?? false;
}
