import type { ComponentProps, ComponentType } from 'react';
import type { LoaderFunction, ShouldRevalidateFunction } from 'react-router-dom';
import type { Skeleton } from '../feedback/Skeleton.tsx';

/** The exports of a page's module that the router looks for; they carry its names. */
export interface PageModule {
  Component: ComponentType;
  /** Reads the page's data. */
  loader?: LoaderFunction;
  /** Shows the data in the component's `Outlet`, where an error is to leave the rest of the page in use. */
  Content?: ComponentType;
}

/** What a feature says of a page besides the contract. */
export interface PageParts {
  /** Fetches the page's code: one chunk. */
  load: () => Promise<PageModule>;
  /** The skeleton that stands in its place at the start. */
  shape: ComponentProps<typeof Skeleton>['shape'];
  /** Its module has a `Content`. */
  hasContent?: boolean;
  /** It shows dates. */
  dates?: boolean;
  /** It uses the whole width. */
  wide?: boolean;
  shouldRevalidate?: ShouldRevalidateFunction;
}
