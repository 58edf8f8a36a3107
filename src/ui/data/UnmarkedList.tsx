import type { ComponentProps } from 'react';

/** A list whose markers are hidden by styles. Safari announces such a list only if it has the role. */
export function UnmarkedList(props: ComponentProps<'ul'>) {
  // biome-ignore lint/a11y/noRedundantRoles: see above
  return <ul role="list" {...props} />;
}
