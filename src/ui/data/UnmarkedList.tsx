import { Children, type ComponentProps } from 'react';
import { LongListNotice, maxItems } from './LongListNotice.tsx';
import { RoleList } from './RoleList.tsx';

/** A list without markers, which shows only so many items as a page can bear. */
export function UnmarkedList({ children, ...list }: ComponentProps<'ul'>) {
  const count = Children.count(children);
  const isTooLong = count > maxItems;
  return (
    <>
      {isTooLong && <LongListNotice shown={maxItems} all={count} />}
      <RoleList {...list}>
        {isTooLong ? Children.toArray(children).slice(0, maxItems) : children}
      </RoleList>
    </>
  );
}
