import { ActControl } from '../acts/ActControl.tsx';
import { useActContext } from '../acts/use-act-context.ts';
import {
  type Subscriber,
  subscriberColumns,
  subscriberSearch,
} from '../kinds/SubscriberSearch.tsx';
import type { Search } from '../search/search.ts';
import { StateSelect } from './StateSelect.tsx';
import { removeSubscriberAct } from './SubscriberActs.tsx';
import { SubscriberHistory } from './SubscriberHistory.tsx';

const { kind: _, ...search } = subscriberSearch;

/** Searches newsletter subscribers, whose state staff can change in place. */
export const newsletterSearch: Search<Subscriber> = {
  ...search,
  table: 'newsletter',
  columns: (data, texts) => {
    const { t } = texts;
    const [email, ...dates] = subscriberColumns(data, texts);
    return [
      { ...email, mark: () => null },
      {
        key: 'status',
        label: t('admin:State'),
        kind: 'short',
        cell: (subscriber) => <StateSelect subscriber={subscriber} />,
        text: ({ status }) => status,
      },
      ...dates,
      {
        key: 'remove',
        label: t('admin:Actions'),
        kind: 'actions',
        cell: (subscriber) => (
          <>
            <SubscriberHistory subscriber={subscriber} /> <Remove subscriber={subscriber} />
          </>
        ),
      },
    ];
  },
};

function Remove({ subscriber }: { subscriber: Subscriber }) {
  return <ActControl act={removeSubscriberAct(subscriber, useActContext())} />;
}
