import type { ComponentType } from 'react';
import type { LoaderFunction, ShouldRevalidateFunction } from 'react-router-dom';
import type { Shape } from '../feedback/Skeleton.tsx';

/** The exports of a page's module, named as the router expects. */
export interface PageModule {
  Component: ComponentType;
  /** Reads the page's data. */
  loader?: LoaderFunction;
  /** Shows the data in the component's `Outlet`, so that an error leaves the rest of the page usable. */
  Content?: ComponentType;
}

/** The feature's own part of a page, in addition to the contract's. */
export interface PageParts {
  /** Loads the page's code in one chunk; or the code itself if it is part of the initial code, which can be prerendered. */
  load: PageModule | (() => Promise<PageModule>);
  /** The skeleton that is shown until it has loaded; a function where it depends on what this browser remembers. */
  shape: Shape | (() => Shape);
  /** The module exports `Content`. */
  hasContent?: boolean;
  /** The page shows dates. */
  dates?: boolean;
  /** The page uses the full width. */
  wide?: boolean;
  shouldRevalidate?: ShouldRevalidateFunction;
}
