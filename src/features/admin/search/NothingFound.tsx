import { useTranslate } from '#src/i18n/i18n.ts';
import { ButtonLink } from '#src/ui/button/Button.tsx';
import { EmptyState } from '#src/ui/feedback/EmptyState.tsx';
import { FoundElsewhere } from './FoundElsewhere.tsx';
import { readSearch, type SearchData, type SearchFields, searchAddress } from './search.ts';
import { useSearchOutlet } from './search-outlet.ts';

interface NothingFoundProps {
  search: SearchFields;
  data: Pick<SearchData<unknown>, 'request' | 'elsewhere'>;
  title: string;
}

/** Says that a search found nothing, and what else to try. */
export function NothingFound({ search, data, title }: NothingFoundProps) {
  const t = useTranslate();
  const { request, elsewhere } = data;
  const { focusField } = useSearchOutlet();
  const everything = { ...readSearch(search, new URLSearchParams()), pageLimit: request.pageLimit };
  const address = searchAddress(search, everything);
  const here = searchAddress(search, { ...request, offset: 0 });
  if (here === address) return <EmptyState icon="search" title={title} />;
  return (
    <EmptyState
      icon="search"
      title={title}
      text={
        search.fields.length > 1
          ? t('admin:Try another word, or search in everything.')
          : t('admin:Try another word.')
      }
      action={
        <>
          {elsewhere && <FoundElsewhere key={here} elsewhere={elsewhere} />}
          <ButtonLink to={address} onClick={focusField}>
            {t('common:Clear search')}
          </ButtonLink>
        </>
      }
    />
  );
}
