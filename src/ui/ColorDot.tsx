import styles from './ColorDot.module.css';

/** Shows a color of the palette. */
export function ColorDot({ color }: { color: string }) {
  return <span className={styles.dot} data-color={color} />;
}
