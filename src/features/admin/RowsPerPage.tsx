import { useNavigate } from 'react-router-dom';
import { useTranslate } from '#src/i18n/i18n.ts';
import { useFormats } from '#src/i18n/use-formats.ts';
import { SelectField } from '#src/ui/form/Field.tsx';
import { pageLimits, type SearchParameters, searchAddress } from './search-parameters.ts';

/** How many rows a page has; another number begins at the first page again. */
export function RowsPerPage({ search }: { search: SearchParameters }) {
  const t = useTranslate();
  const { number } = useFormats();
  const navigate = useNavigate();
  const limits = [...new Set([...pageLimits, search.pageLimit])].sort((a, b) => a - b);
  return (
    <SelectField
      label={t('common:Rows per page')}
      value={search.pageLimit}
      options={limits.map((limit) => ({ value: String(limit), label: number(limit) }))}
      onChange={(event) => {
        const pageLimit = Number(event.target.value);
        void navigate(searchAddress({ ...search, offset: 0, pageLimit }));
      }}
    />
  );
}
