import { useCallback, useState } from 'react';
import { Icon } from '#src/ui/icon/Icon.tsx';
import styles from './FilePreview.module.css';

/** Types that every browser shows as pictures. */
const shownTypes = new Set(['image/png', 'image/jpeg', 'image/gif', 'image/webp']);

/** A thumbnail of a chosen file, or an icon. Decorative, because the name is next to it. */
export function FilePreview({ file }: { file: File | null }) {
  const [isBroken, setIsBroken] = useState(!file || !shownTypes.has(file.type));
  // A stable function, because a new one would reload the picture.
  const attach = useCallback(
    (image: HTMLImageElement | null) => (file ? showFile(image, file) : undefined),
    [file],
  );
  return (
    <span className={styles.preview}>
      {isBroken ? (
        <Icon name="file" size={20} />
      ) : (
        <img ref={attach} alt="" onError={() => setIsBroken(true)} />
      )}
    </span>
  );
}

/** A file's object URL, which lives as long as its picture. */
function showFile(image: HTMLImageElement | null, file: File): (() => void) | undefined {
  if (!image) return undefined;
  const address = URL.createObjectURL(file);
  image.src = address;
  return () => URL.revokeObjectURL(address);
}
