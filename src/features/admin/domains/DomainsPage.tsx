import { useTranslate } from '#src/i18n/i18n.ts';
import { ActControl } from '../acts/ActControl.tsx';
import { useActContext } from '../acts/use-act-context.ts';
import { SearchPage } from '../search/SearchPage.tsx';
import { createResults } from '../search/SearchResults.tsx';
import { addDomainAct } from './DomainActs.tsx';
import { domainSearch } from './DomainSearch.tsx';

/** Domains whose single sign-on the product trusts. */
function DomainsPage() {
  const t = useTranslate();
  const add = addDomainAct(useActContext());
  return (
    <SearchPage
      title={t('admin:Trusted domains')}
      lead={t('admin:Members of these domains can log in with their own single sign-on.')}
      actions={<ActControl act={add} look="primary" size="normal" />}
      choices={[domainSearch]}
    />
  );
}

export { DomainsPage as Component };

export const content = createResults(domainSearch);
