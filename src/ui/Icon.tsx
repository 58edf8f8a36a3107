import { type CSSProperties, createContext, useContext } from 'react';
import styles from './Icon.module.css';

/** Address below which icons lie, `{resourcesUrl}/icons`; without it no icon is drawn. */
export const IconAddress = createContext<string | null>(null);

/** A decorative icon in the text's colour, 16 px unless told; what it means stands in the control's name. */
export function Icon({ name, size = 16 }: { name: string; size?: number }) {
  const address = useContext(IconAddress);
  const image = address ? `url("${encodeURI(`${address}/${name}.svg`)}")` : 'none';
  const style = { '--icon': image, '--icon-size': `${size}px` } as CSSProperties;
  return <span aria-hidden="true" className={styles.icon} style={style} />;
}
