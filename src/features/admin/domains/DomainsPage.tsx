import { type LoaderFunctionArgs, useLoaderData } from 'react-router-dom';
import { useTranslate } from '#src/i18n/i18n.ts';
import { AdminFrame } from '../frame/AdminFrame.tsx';
import { SearchPage } from '../search/SearchPage.tsx';
import { SearchResults } from '../search/SearchResults.tsx';
import { loadSearch } from '../search/search-loader.ts';
import type { SearchWords } from '../search/search-words.ts';
import { AddDomain } from './AddDomain.tsx';
import { useDomainColumns } from './DomainColumns.tsx';
import { domainSearch } from './domains.ts';
import { useDomainActs } from './use-domain-acts.ts';

const loader = (args: LoaderFunctionArgs) => loadSearch(domainSearch, args);

/** Domains whose single sign-on the product trusts. */
function DomainsPage() {
  const t = useTranslate();
  return (
    <SearchPage
      title={t('admin:Trusted domains')}
      lead={t('admin:Members of these domains can log in with their own single sign-on.')}
      actions={<AddDomain />}
      choices={[{ search: domainSearch, words: useDomainWords() }]}
    />
  );
}

function Content() {
  const data = useLoaderData<typeof loader>();
  const acts = useDomainActs();
  // Changes show immediately and roll back on failure.
  const trusted = new Map(acts.trust.running.map(({ domain, isTrusted }) => [domain, isTrusted]));
  const results = data.results
    .filter(({ domain }) => !acts.remove.running.includes(domain) && trusted.get(domain) !== false)
    .map((row) => (trusted.has(row.domain) ? { ...row, valid: true } : row));
  return (
    <>
      <SearchResults
        search={domainSearch}
        words={useDomainWords()}
        data={{ ...data, results }}
        columns={useDomainColumns(data, acts)}
        rowKey={({ domain }) => domain}
      />
      {acts.remove.dialog}
    </>
  );
}

function useDomainWords(): SearchWords {
  const t = useTranslate();
  return {
    title: t('admin:Trusted domains'),
    fields: {},
    placeholder: t('admin:Domain'),
    filters: {
      valid: {
        label: t('admin:State'),
        any: t('admin:Any state'),
        values: { 1: t('admin:Proven'), 0: t('admin:Not proven') },
      },
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

export { AdminFrame as Frame, Content, DomainsPage as Component, loader };
