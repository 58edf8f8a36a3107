import { useTranslate } from '#src/i18n/i18n.ts';
import type { Column, Columns } from '#src/ui/data/table-columns.ts';
import { useSubscriberColumns } from '../kinds/SubscriberColumns.tsx';
import { newsletterSearch, type Subscriber } from '../kinds/subscribers.ts';
import { useSubscriberWords } from '../kinds/use-kind-words.ts';
import { SearchResults } from '../search/SearchResults.tsx';
import type { SearchData } from '../search/search-loader.ts';
import { ActButton } from '../writes/ActButton.tsx';
import { StateSelect } from './StateSelect.tsx';
import { useSubscriberActs } from './use-subscriber-acts.ts';

/** Subscribers, whose state staff can change in place. */
export function SubscriberTable({ data }: { data: SearchData<Subscriber> }) {
  const t = useTranslate();
  const { setStatus, remove } = useSubscriberActs();
  // Changes show immediately and roll back on failure.
  const results = data.results
    .filter(({ email }) => !remove.running.includes(email))
    .map((subscriber) => {
      const change = setStatus.running.findLast(({ email }) => email === subscriber.email);
      return change ? { ...subscriber, status: change.status } : subscriber;
    });
  const [email, ...dates] = useSubscriberColumns(data);
  const state: Column<Subscriber> = {
    key: 'status',
    label: t('admin:State'),
    kind: 'short',
    cell: (subscriber) => <StateSelect subscriber={subscriber} act={setStatus} />,
    text: ({ status }) => status,
  };
  const removal: Column<Subscriber> = {
    key: 'remove',
    label: t('admin:Actions'),
    kind: 'actions',
    cell: ({ email: address }) => (
      <ActButton
        denial={remove.denial}
        label={t('admin:Remove %email%', { email: address })}
        onClick={() => remove.start(address)}
      >
        {t('admin:Remove')}
      </ActButton>
    ),
  };
  const columns: Columns<Subscriber> = [{ ...email, mark: () => null }, state, ...dates, removal];
  return (
    <>
      <SearchResults
        search={newsletterSearch}
        words={useSubscriberWords()}
        data={{ ...data, results }}
        columns={columns}
        rowKey={({ email: address }) => address}
      />
      {remove.dialog}
    </>
  );
}
