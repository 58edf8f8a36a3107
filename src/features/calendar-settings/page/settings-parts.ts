import type { IconName } from '#generated/icons.ts';
import type { Translate } from '#src/i18n/i18n.ts';
import { lazyPart } from '#src/ui/lazy-part.tsx';
import type { SettingsPartProps } from '../frame/settings-part.ts';

/** A part of a calendar's settings, with a page of its own. */
export interface SettingsPart {
  /** The last segment of its address. */
  readonly name: string;
  readonly label: (t: Translate) => string;
  readonly icon: IconName;
  /** The page's content, below its heading. */
  readonly Part: ReturnType<typeof lazyPart<string, SettingsPartProps>>;
}

/** The parts, in the order of the navigation: a new one is its folder and an entry here. */
export const settingsParts: readonly SettingsPart[] = [
  {
    name: 'general',
    label: (t) => t('settings:General'),
    icon: 'gear',
    Part: lazyPart(() => import('../general/GeneralPart.tsx'), 'GeneralPart'),
  },
  {
    name: 'date-time',
    label: (t) => t('settings:Date and time'),
    icon: 'clock',
    Part: lazyPart(() => import('../date-time/DateTimePart.tsx'), 'DateTimePart'),
  },
  {
    name: 'views',
    label: (t) => t('settings:Views'),
    icon: 'grid',
    Part: lazyPart(() => import('../views/ViewsPart.tsx'), 'ViewsPart'),
  },
  {
    name: 'identity',
    label: (t) => t('settings:Identity'),
    icon: 'palette',
    Part: lazyPart(() => import('../identity/IdentityPart.tsx'), 'IdentityPart'),
  },
  {
    name: 'sub-calendars',
    label: (t) => t('settings:Sub-calendars'),
    icon: 'palette',
    Part: lazyPart(() => import('../sub-calendars/SubCalendarsPart.tsx'), 'SubCalendarsPart'),
  },
  {
    name: 'links',
    label: (t) => t('settings:Links'),
    icon: 'link',
    Part: lazyPart(() => import('../links/LinksPart.tsx'), 'LinksPart'),
  },
  {
    name: 'people',
    label: (t) => t('settings:People'),
    icon: 'user',
    Part: lazyPart(() => import('../people/PeoplePart.tsx'), 'PeoplePart'),
  },
  {
    name: 'event-fields',
    label: (t) => t('settings:Event fields'),
    icon: 'text',
    Part: lazyPart(() => import('../event-fields/EventFieldsPart.tsx'), 'EventFieldsPart'),
  },
  {
    name: 'exchange',
    label: (t) => t('settings:Import and export'),
    icon: 'file',
    Part: lazyPart(() => import('../exchange/ExchangePart.tsx'), 'ExchangePart'),
  },
  {
    name: 'deleted-events',
    label: (t) => t('settings:Deleted events'),
    icon: 'trash',
    Part: lazyPart(() => import('../deleted-events/DeletedEventsPart.tsx'), 'DeletedEventsPart'),
  },
  {
    name: 'log',
    label: (t) => t('settings:Log'),
    icon: 'list',
    Part: lazyPart(() => import('../log/LogPart.tsx'), 'LogPart'),
  },
  {
    name: 'plan',
    label: (t) => t('settings:Plan'),
    icon: 'shield',
    Part: lazyPart(() => import('../plan/PlanPart.tsx'), 'PlanPart'),
  },
];
