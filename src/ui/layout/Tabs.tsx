import { Tabs as BaseTabs } from '@base-ui/react/tabs';
import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import styles from './Tabs.module.css';

interface Tab {
  /** Names it in the address. */
  key: string;
  label: string;
  content: ReactNode;
}

interface TabsProps {
  /** Names the row of tabs. */
  label: string;
  /** The first one is shown unless the address names another. */
  tabs: readonly [Tab, ...Tab[]];
  /** The query parameter that holds the tab. Default `tab`. */
  parameter?: string;
}

/** Parts of a page of which one is shown at a time. The address tells which, and going back leaves the page. */
export function Tabs({ label, tabs, parameter = 'tab' }: TabsProps) {
  const [search, setSearch] = useSearchParams();
  const [first] = tabs;
  const { key: shown } = tabs.find(({ key }) => key === search.get(parameter)) ?? first;
  const show = (key: string) =>
    setSearch(
      (current) => {
        const next = new URLSearchParams(current);
        if (key === first.key) next.delete(parameter);
        else next.set(parameter, key);
        return next;
      },
      // The page's data are the same for all tabs.
      { replace: true, preventScrollReset: true, defaultShouldRevalidate: false },
    );
  return (
    <BaseTabs.Root className={styles.tabs} value={shown} onValueChange={show}>
      <BaseTabs.List className={styles.list} aria-label={label}>
        {tabs.map((tab) => (
          <BaseTabs.Tab key={tab.key} value={tab.key} className={styles.tab}>
            {tab.label}
          </BaseTabs.Tab>
        ))}
      </BaseTabs.List>
      {tabs.map((tab) => (
        <BaseTabs.Panel key={tab.key} value={tab.key} className={styles.panel}>
          {tab.content}
        </BaseTabs.Panel>
      ))}
    </BaseTabs.Root>
  );
}
