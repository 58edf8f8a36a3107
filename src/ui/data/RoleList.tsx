import type { ComponentProps } from 'react';

/** A list whose styles hide its markers. Safari announces such a list only if it has the role. */
export function RoleList(props: ComponentProps<'ul'>) {
  // biome-ignore lint/a11y/noRedundantRoles: see above
  return <ul role="list" {...props} />;
}
