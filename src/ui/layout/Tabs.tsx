import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { UnmarkedList } from '../data/UnmarkedList.tsx';
import { showCurrent } from './show-current.ts';
import styles from './Tabs.module.css';
import { useTabAddress } from './tab-address.ts';

export interface TabName {
  /** The tab's name in the address. */
  key: string;
  label: string;
}

interface Tab extends TabName {
  content: ReactNode;
}

interface TabsProps<One> {
  /** The accessible name of the tabs. */
  label: string;
  /** The first one is the default. */
  tabs: readonly [One, ...One[]];
}

/** Shows one part of a page at a time. The tabs are links, so that a part can be opened in a new window and shared. */
export function Tabs({ label, tabs }: TabsProps<Tab>) {
  const { selected } = useTabAddress(tabs);
  return (
    <div className={styles.tabs}>
      <TabBar label={label} tabs={tabs} />
      <div key={selected.key}>{selected.content}</div>
    </div>
  );
}

/** The links to the parts alone, for a page whose parts are still loading. */
export function TabBar({ label, tabs }: TabsProps<TabName>) {
  const { selected, linkTo } = useTabAddress(tabs);
  return (
    <nav ref={showCurrent} className={styles.bar} aria-label={label}>
      <UnmarkedList className={styles.list}>
        {tabs.map((tab) => (
          <li key={tab.key}>
            <Link
              {...linkTo(tab)}
              className={styles.tab}
              aria-current={tab === selected ? 'page' : undefined}
            >
              {tab.label}
            </Link>
          </li>
        ))}
      </UnmarkedList>
    </nav>
  );
}
