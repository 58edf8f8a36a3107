import type { ComponentType } from 'react';
import type { LoaderFunction, ShouldRevalidateFunction } from 'react-router-dom';
import type { Shape } from '../feedback/Skeleton.tsx';

/** The exports of a page's module, named as the router expects. */
export interface PageModule {
  Component: ComponentType;
  /** Reads the page's data. */
  loader?: LoaderFunction;
  shouldRevalidate?: ShouldRevalidateFunction;
  /** Shown if the record in the page's address does not exist. Default: the page for unknown addresses. */
  Missing?: ComponentType;
  /** The information that the page gives the layouts around it. */
  handle?: object;
  /** A part in the page's `Outlet`. If its loader fails, the rest of the page stays usable. */
  content?: PageModule;
}

/** A feature's part of a page; the contract has the rest: address, access, texts. */
export type FeaturePage = PageCode & {
  /** The skeleton to show while the first page loads. A function if it depends on what this browser remembers. */
  shape: Shape | (() => Shape);
  /** True if the page shows dates; it does not wait for the code of those that it shows on demand, as in tooltips. */
  dates?: true | 'on demand';
  /** True if the page uses the full width. */
  wide?: boolean;
  /** The pages with which it shares a navigation, which stands beside it instead of above. */
  sideNavigation?: 'account' | 'calendar';
};

/** Loads the page's module, unless that is part of the initial code, so that it can be prerendered. */
type PageCode =
  | { lazy: () => Promise<PageModule>; hasContent?: false }
  | { lazy: () => Promise<PageModule & { content: PageModule }>; hasContent: true }
  | PageModule;
