import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import styles from './AdminHeadSkeletons.module.css';
import bars from './Skeleton.module.css';

/** Returns the replacement for a bar, if it is known already. */
export type Replacement = (bar: ReactNode) => ReactNode;

/** Matches `RecordShell` and its tabs. */
export function RecordHeadSkeleton({ tabs }: { tabs: Replacement }) {
  return (
    <>
      <div className={styles.recordHead}>
        <div className={classNames(bars.bar, styles.mark)} />
        <div className={classNames(bars.bar, bars.heading, styles.name)} />
        <div className={classNames(bars.bar, styles.actions)} />
        <div className={classNames(bars.bar, styles.facts)} />
      </div>
      <div className={styles.tabs}>
        {tabs(<div className={classNames(bars.bar, styles.tabBar)} />)}
      </div>
    </>
  );
}

/** The title with the search form, and the toolbar. */
export function SearchHeadSkeleton({ title, tabs }: { title: Replacement; tabs: Replacement }) {
  return (
    <div className={styles.search}>
      <div className={styles.searchHead}>
        {title(<div className={classNames(bars.bar, styles.searchTitle)} />)}
        <div className={classNames(bars.bar, styles.searchForm)} />
      </div>
      <div className={styles.toolbar}>
        {tabs(<div className={classNames(bars.bar, styles.kinds)} />)}
        <div className={classNames(bars.bar, styles.tools)} />
      </div>
    </div>
  );
}
