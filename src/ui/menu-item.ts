/** One entry of a menu: a link. `document` links leave the client, for example to end the session. */
export interface MenuItem {
  key: string;
  label: string;
  icon: string;
  href: string;
  kind: 'page' | 'document';
}
