/** What a route tells the frame around its page. */
export interface RouteHandle {
  /** The page uses the whole width. */
  wide?: boolean;
}
