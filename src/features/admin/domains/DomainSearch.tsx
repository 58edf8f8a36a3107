import { Fragment } from 'react';
import { Link } from 'react-router-dom';
import { type ListTrustedDomainsData, listTrustedDomains } from '#generated/admin/fetchers.ts';
import { listTrustedDomainsLimits } from '#generated/admin/limits.ts';
import type { Translate } from '#src/i18n/i18n.ts';
import { Badge } from '#src/ui/data/Badge.tsx';
import { withHits } from '#src/ui/data/Hits.tsx';
import type { Columns } from '#src/ui/data/table-columns.ts';
import { definedOnly } from '#src/util/defined-only.ts';
import { searchWords } from '#src/util/word-search.ts';
import { ActControl } from '../acts/ActControl.tsx';
import { useActContext } from '../acts/use-act-context.ts';
import { recordLink } from '../records/record-link.ts';
import { recordPaths } from '../records/record-paths.ts';
import { dateColumn } from '../search/date-column.ts';
import { NoValue } from '../search/NoValue.tsx';
import { pickOne, type Search, type SearchData } from '../search/search.ts';
import { type SearchWords, stateFilter } from '../search/search-words.ts';
import type { Texts } from '../search/texts.ts';
import { removeDomainAct, trustDomainAct } from './DomainActs.tsx';
import styles from './DomainSearch.module.css';

export type TrustedDomain = ListTrustedDomainsData['results'][number];

const validities = [1, 0] as const;
const sorts = ['domain', 'valid', 'source_id', 'created_at'] as const;

/** Lists trusted domains. In the address, `valid=-1` means both kinds; the call omits the parameter instead. */
export const domainSearch: Search<TrustedDomain> = {
  table: 'domains',
  fields: ['all'],
  filters: { valid: validities.map(String) },
  sorts,
  maxQueryLength: listTrustedDomainsLimits.query.maxLength,
  find: ({ query, offset, limit, filters, sort, order }, options) =>
    listTrustedDomains(
      {
        query: definedOnly({
          query,
          offset,
          limit,
          valid: validities.find((validity) => String(validity) === filters.valid),
          sort: pickOne(sorts, sort),
          order,
        }),
      },
      options,
    ),
  words: domainWords,
  columns: domainColumns,
  rowKey: ({ domain }) => domain,
};

function domainWords(t: Translate): SearchWords {
  return {
    title: t('admin:Trusted domains'),
    fields: {},
    placeholder: t('admin:Domain'),
    filters: {
      valid: stateFilter(t, { 1: t('admin:Proven'), 0: t('admin:Not proven') }),
    },
    sorts: {
      domain: t('admin:Domain'),
      valid: t('admin:State'),
      source_id: t('admin:Source'),
      created_at: t('admin:Created'),
    },
    countText: (count) => t('admin:%count% domains found', { count }),
    emptyTitle: t('admin:No domain found'),
  };
}

/** Most domains are verified, so only the others are marked and can be trusted by staff. */
function domainColumns(
  { request }: SearchData<TrustedDomain>,
  { t, formats: { date } }: Texts,
): Columns<TrustedDomain> {
  const words = searchWords(request.query);
  return [
    {
      key: 'domain',
      label: t('admin:Domain'),
      share: 3,
      canSort: true,
      cell: ({ domain, unicode_domain: readable }) =>
        readable === domain ? (
          withHits(domain, words)
        ) : (
          // Different domains can look alike, but not as punycode.
          <>
            {withHits(readable, words)}{' '}
            <span className={styles.punycode}>{withHits(domain, words)}</span>
          </>
        ),
      mark: ({ valid }) => !valid && <Badge tone="warning">{t('admin:Not proven')}</Badge>,
      text: ({ domain }) => domain,
      canCopy: true,
    },
    {
      key: 'owners',
      label: t('admin:Proven by'),
      share: 3,
      cell: ({ owners }, isInUse) => <Owners owners={owners} words={words} isInUse={isInUse} />,
      text: ({ owners }) => owners.map(({ name, email }) => `${name} <${email}>`).join(', '),
    },
    {
      key: 'source_id',
      label: t('admin:Source'),
      kind: 'short',
      mono: true,
      canSort: true,
      cell: ({ source_id: source }) => source,
      text: ({ source_id: source }) => source,
    },
    dateColumn(date, { key: 'created_at', label: t('admin:Created'), canSort: true }),
    {
      key: 'actions',
      label: t('admin:Actions'),
      kind: 'actions',
      cell: (row) => <Acts row={row} />,
    },
  ];
}

function Acts({ row }: { row: TrustedDomain }) {
  const context = useActContext();
  return (
    <>
      {!row.valid && <ActControl act={trustDomainAct(row, context)} />}{' '}
      <ActControl act={removeDomainAct(row, context)} />
    </>
  );
}

interface OwnersProps extends Pick<TrustedDomain, 'owners'> {
  words: ReturnType<typeof searchWords>;
  isInUse: boolean;
}

function Owners({ owners, words, isInUse }: OwnersProps) {
  if (owners.length === 0) return <NoValue />;
  return owners.map(({ id, name }, place) => (
    <Fragment key={id}>
      {place > 0 && ', '}
      <Link {...recordLink(recordPaths.user(id), isInUse)}>{withHits(name, words)}</Link>
    </Fragment>
  ));
}
