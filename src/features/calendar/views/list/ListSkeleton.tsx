import { GridSkeleton } from '../grid/GridSkeleton.tsx';
import styles from './ListView.module.css';

/** Days below each other. */
export function ListSkeleton() {
  return <GridSkeleton className={styles.list} headings="0px" column="100%" row="2.75rem" />;
}
