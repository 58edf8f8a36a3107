import { GridFrame } from '../grid/GridFrame.tsx';
import styles from './ListView.module.css';

/** Days below each other. */
export function ListSkeleton() {
  return <GridFrame className={styles.list} headings="0px" column="100%" row="2.75rem" />;
}
