import { useTranslate } from '#src/i18n/i18n.ts';
import { useHiddenColumns } from '#src/tables/hidden-columns.ts';
import { classNames } from '#src/ui/class-names.ts';
import { SelectField } from '#src/ui/form/SelectField.tsx';
import { rememberGrouping } from './remembered-grouping.ts';
import styles from './SearchForm.module.css';
import type { SearchFields, SearchRequest } from './search.ts';
import type { SearchWords } from './search-words.ts';

interface SearchFiltersProps {
  search: SearchFields;
  words: SearchWords;
  request: SearchRequest;
  onChange: (change: Partial<SearchRequest>) => void;
}

/**
 * Filters, grouping and, where no column header shows it, the sort order: on narrow screens, and if the column is
 * hidden. Changes apply immediately.
 */
export function SearchFilters({ search, words, request, onChange }: SearchFiltersProps) {
  const t = useTranslate();
  const { filters = {}, groups = [], sorts = [] } = search;
  const nameChoices = (
    names: Readonly<Record<string, string>> | undefined,
    values: readonly string[],
  ) => values.map((value) => ({ value, label: names?.[value] ?? value }));
  const { hidden } = useHiddenColumns(search.table);
  const isSortHidden = request.sort !== undefined && hidden.includes(request.sort);
  const isFiltered = Object.keys(request.filters).length > 0;
  return (
    <div className={styles.filters}>
      {Object.entries(filters).map(([name, values]) => {
        const { label, any, values: names } = words.filters?.[name] ?? noWords;
        return (
          <SelectField
            key={name}
            label={label}
            labelHidden
            value={request.filters[name] ?? ''}
            options={[{ value: '', label: any }, ...nameChoices(names, values)]}
            onChange={({ target: { value } }) => {
              const { [name]: _before, ...others } = request.filters;
              onChange({ filters: value === '' ? others : { ...others, [name]: value } });
            }}
          />
        );
      })}
      {groups.length > 0 && (
        <SelectField
          label={t('admin:Group by')}
          labelHidden
          value={request.groupby ?? ''}
          options={[
            { value: '', label: t('admin:No groups') },
            ...nameChoices(words.groups, groups),
          ]}
          onChange={({ target: { value } }) => {
            const groupby = value || undefined;
            rememberGrouping(search, groupby);
            onChange({ groupby });
          }}
        />
      )}
      {sorts.length > 0 && (
        <div className={classNames(styles.sorts, isSortHidden && styles.needed)}>
          <SelectField
            label={t('admin:Order')}
            labelHidden
            value={request.sort ? `${request.sort} ${request.order}` : ''}
            options={[
              { value: '', label: t('admin:Best matches first') },
              ...sorts.flatMap((sort) => {
                const field = words.sorts?.[sort] ?? sort;
                return [
                  { value: `${sort} asc`, label: t('admin:%field%, ascending', { field }) },
                  { value: `${sort} desc`, label: t('admin:%field%, descending', { field }) },
                ];
              }),
            ]}
            onChange={({ target: { value } }) => {
              const [sort, order] = value.split(' ');
              onChange({ sort: sort || undefined, order: order === 'desc' ? 'desc' : 'asc' });
            }}
          />
        </div>
      )}
      {isFiltered && (
        <button type="button" className={styles.reset} onClick={() => onChange({ filters: {} })}>
          {t('admin:Clear filters')}
        </button>
      )}
    </div>
  );
}

const noWords = { label: '', any: '', values: {} };
