import { useCallback } from 'react';
import { drawSquare, type Square } from './cut-picture.ts';
import styles from './SquarePreview.module.css';

interface SquarePreviewProps {
  bitmap: ImageBitmap;
  square: Square;
  /** In screen pixels. */
  size: number;
}

/** A picture's square at the size at which it will be shown. Decorative, because it repeats the picture. */
export function SquarePreview({ bitmap, square, size }: SquarePreviewProps) {
  const draw = useCallback(
    (canvas: HTMLCanvasElement | null) => {
      if (canvas) drawSquare(canvas, bitmap, square);
    },
    [bitmap, square],
  );
  return (
    <span aria-hidden="true">
      <canvas ref={draw} className={styles.preview} width={size} height={size} />
    </span>
  );
}
