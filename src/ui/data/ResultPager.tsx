import { useTranslate } from '#src/i18n/i18n.ts';
import { Pager } from './Pager.tsx';

interface ResultPagerProps {
  label: string;
  request: { readonly offset: number; readonly pageLimit: number };
  total: number;
  /** The number of results on the page. */
  shown: number;
  toAddress: (change: { offset: number }) => string;
  keepScroll: boolean;
}

/** Links to the previous and next page. */
export function ResultPager(props: ResultPagerProps) {
  const { label, request, total, shown, toAddress, keepScroll } = props;
  const t = useTranslate();
  const { offset, pageLimit } = request;
  const at = (start: number) => toAddress({ offset: start });
  return (
    <Pager
      label={label}
      range={t('common:%from%–%to% of %total%', { from: offset + 1, to: offset + shown, total })}
      labels={{ previous: t('common:Previous page'), next: t('common:Next page') }}
      previous={offset > 0 ? at(Math.max(0, offset - pageLimit)) : null}
      next={offset + pageLimit < total ? at(offset + pageLimit) : null}
      keepScroll={keepScroll}
    />
  );
}
