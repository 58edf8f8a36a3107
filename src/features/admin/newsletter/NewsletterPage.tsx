import { useTranslate } from '#src/i18n/i18n.ts';
import { ActControl } from '../acts/ActControl.tsx';
import { useActContext } from '../acts/use-act-context.ts';
import { SearchPage } from '../search/SearchPage.tsx';
import { createResults } from '../search/SearchResults.tsx';
import { newsletterSearch } from './NewsletterSearch.tsx';
import { addSubscriberAct } from './SubscriberActs.tsx';

/** The subscribers of the newsletter. */
function NewsletterPage() {
  const t = useTranslate();
  const add = addSubscriberAct(useActContext());
  return (
    <SearchPage
      title={t('admin:Newsletter')}
      actions={<ActControl act={add} look="primary" size="normal" />}
      choices={[newsletterSearch]}
    />
  );
}

export { NewsletterPage as Component };

export const content = createResults(newsletterSearch);
