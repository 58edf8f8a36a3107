import { staffPaths } from '#generated/app/staff-paths.ts';
import type { Translate } from '#src/i18n/i18n.ts';
import type { PaletteChoice, PaletteGroup } from '#src/ui/palette/palette-choice.ts';
import { hasAllWords, searchableText, searchWords } from '#src/util/word-search.ts';
import { recordPaths } from '../../records/record-paths.ts';
import type { Area } from '../areas.ts';
import type { FoundRecords } from './find-records.ts';
import { recordGroups } from './record-choices.ts';
import type { RecordAction } from './use-record-actions.ts';

interface Offered {
  query: string;
  areas: readonly Area[];
  actions: readonly RecordAction[];
  records: FoundRecords | null;
}

/** The palette's choices for a text, the likeliest first. */
export function listStaffChoices(t: Translate, offer: Offered): readonly PaletteGroup[] {
  const { query, areas, actions, records } = offer;
  const words = searchWords(query);
  const fits = ({ label }: { label: string }) => hasAllWords(searchableText(label), words);
  return [
    { label: t('admin:By ID'), choices: idChoices(t, query) },
    {
      label: t('admin:On this page'),
      choices: actions.filter(fits).map(({ label, denial, run }, place) => ({
        key: `act ${place}`,
        icon: denial ? 'lock' : 'chevron-right',
        label,
        denial,
        target: { run },
      })),
    },
    ...(records ? recordGroups(t, query, records) : []),
    {
      label: t('admin:Pages'),
      choices: areas.filter(fits).map(({ key, label, href, icon }) => ({
        key: `page ${key}`,
        icon,
        label,
        target: { href },
      })),
    },
    { label: t('admin:Search'), choices: query === '' ? [] : [searchChoice(t, query)] },
  ];
}

function idChoices(t: Translate, query: string): readonly PaletteChoice[] {
  if (!/^[1-9]\d{0,9}$/.test(query)) return [];
  const id = Number(query);
  return [
    {
      key: 'id calendar',
      icon: 'calendar',
      label: t('admin:Calendar %id%', { id: query }),
      target: { href: recordPaths.calendar(id) },
    },
    {
      key: 'id user',
      icon: 'user',
      label: t('admin:User %id%', { id: query }),
      target: { href: recordPaths.user(id) },
    },
    {
      key: 'id organization',
      icon: 'grid',
      label: t('admin:Organization %id%', { id: query }),
      target: { href: recordPaths.organization(id) },
    },
  ];
}

function searchChoice(t: Translate, query: string): PaletteChoice {
  return {
    key: 'search',
    icon: 'search',
    label: t('admin:Search calendars for “%query%”', { query }),
    isFromSearch: true,
    target: { href: staffPaths.admin({ query }) },
  };
}
