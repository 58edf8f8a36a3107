import { useTranslate } from '#src/i18n/i18n.ts';
import { useFormats } from '#src/i18n/use-formats.ts';
import { Badge } from '#src/ui/data/Badge.tsx';
import type { Column, Columns } from '#src/ui/data/table-columns.ts';
import { searchWords } from '#src/util/word-search.ts';
import { PersonalEmail } from '../records/Personal.tsx';
import { longMoment } from '../search/long-moment.ts';
import type { SearchData } from '../search/search-loader.ts';
import type { Subscriber } from './subscribers.ts';
import { useStateNames } from './use-state-names.ts';

/** Most subscribers receive the newsletter, so only the others are marked. */
export function useSubscriberColumns({
  request,
  results,
}: SearchData<Subscriber>): Columns<Subscriber> {
  const t = useTranslate();
  const { day } = useFormats();
  const names = useStateNames().subscriber;
  const words = searchWords(request.query);
  const isMany = results.length > 1;
  const date = (key: 'created_at' | 'changed_at', label: string): Column<Subscriber> => ({
    key,
    label,
    kind: 'number',
    cell: (subscriber) => day(subscriber[key]),
    longest: day(longMoment),
    text: (subscriber) => subscriber[key],
  });
  return [
    {
      key: 'email',
      label: t('common:Email address'),
      share: 3,
      cell: ({ email }, isInUse) => (
        <PersonalEmail email={email} words={words} isMasked={isMany && !isInUse} />
      ),
      mark: ({ status }) =>
        status !== 'subscribed' && (
          <Badge tone={status === 'bounced' ? 'warning' : 'neutral'}>
            {names[status] ?? status}
          </Badge>
        ),
      text: ({ email }) => email,
      canCopy: true,
    },
    date('created_at', t('admin:Created')),
    date('changed_at', t('admin:Changed')),
  ];
}
