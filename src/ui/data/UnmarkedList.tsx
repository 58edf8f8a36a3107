import { Children, type ComponentProps } from 'react';
import { LongListNotice, maxItems } from './LongListNotice.tsx';

/** A list whose styles hide its markers. Safari announces such a list only if it has the role. */
export function UnmarkedList({ children, ...list }: ComponentProps<'ul'>) {
  const count = Children.count(children);
  const isTooLong = count > maxItems;
  return (
    <>
      {isTooLong && <LongListNotice shown={maxItems} all={count} />}
      {/* biome-ignore lint/a11y/noRedundantRoles: see above */}
      <ul role="list" {...list}>
        {isTooLong ? Children.toArray(children).slice(0, maxItems) : children}
      </ul>
    </>
  );
}
