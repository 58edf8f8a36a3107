import { Tabs as BaseTabs } from '@base-ui/react/tabs';
import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import styles from './Tabs.module.css';

interface Tab {
  /** The tab's name in the address. */
  key: string;
  label: string;
  content: ReactNode;
}

interface TabsProps {
  /** The accessible name of the tabs. */
  label: string;
  /** The first one is the default. */
  tabs: readonly [Tab, ...Tab[]];
  /** The query parameter for the tab. Default `tab`. */
  parameter?: string;
  /** Whether the tabs that are not selected are in the document too, hidden. */
  keepMounted?: boolean;
}

/** Shows one part of a page at a time. The address contains the selected one, but going back leaves the page. */
export function Tabs({ label, tabs, parameter = 'tab', keepMounted = false }: TabsProps) {
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
      // All tabs share the page's data.
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
        <BaseTabs.Panel
          key={tab.key}
          value={tab.key}
          className={styles.panel}
          keepMounted={keepMounted}
        >
          {tab.content}
        </BaseTabs.Panel>
      ))}
    </BaseTabs.Root>
  );
}
