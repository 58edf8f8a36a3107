import type { ComponentType, ReactNode } from 'react';
import type { LoaderFunction, ShouldRevalidateFunction } from 'react-router-dom';
import type { Shape } from '../feedback/Skeleton.tsx';

/** The exports of a page's module, named as the router expects. */
export interface PageModule {
  Component: ComponentType;
  /** Reads the page's data. */
  loader?: LoaderFunction;
  /** Shows the data in the component's `Outlet`, so that an error leaves the rest of the page usable. */
  Content?: ComponentType;
  /** Surrounds the page's errors like the page itself, so that its navigation stays usable. */
  Frame?: ComponentType<{ children: ReactNode }>;
  /** Shown if the record in the page's address does not exist. Default: the page for unknown addresses. */
  Missing?: ComponentType;
}

/** The feature's own part of a page, in addition to the contract's. */
export interface PageParts {
  /**
   * Loads the page's code in one chunk. Not a function if the code is in the initial chunk, so that it can be
   * prerendered.
   */
  load: PageModule | (() => Promise<PageModule>);
  /** The skeleton to show during loading. A function if it depends on what this browser remembers. */
  shape: Shape | (() => Shape);
  /** The module exports `Content`. */
  hasContent?: boolean;
  /** Whether the page shows dates; it does not wait for the code of those that it shows on demand, as in tooltips. */
  dates?: true | 'on demand';
  /** Whether the page uses the full width. */
  wide?: boolean;
  shouldRevalidate?: ShouldRevalidateFunction;
}
