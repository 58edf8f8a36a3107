import { useSearchParams } from 'react-router-dom';
import type { TableSort } from '#src/ui/data/table-columns.ts';

/** The sort order in the page's address. */
export function useTableSort(): TableSort {
  const [parameters] = useSearchParams();
  return {
    by: parameters.get('sort'),
    order: parameters.get('order') === 'desc' ? 'desc' : 'asc',
    getHref: (by, order) => {
      const next = new URLSearchParams(parameters);
      next.delete('sort');
      next.delete('order');
      if (by !== null) {
        next.set('sort', by);
        next.set('order', order);
      }
      return `?${next}`;
    },
  };
}
