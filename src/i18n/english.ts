import type admin from './messages/en/admin.json';
import type calendar from './messages/en/calendar.json';
import type common from './messages/en/common.json';
import type dashboard from './messages/en/dashboard.json';
import type errors from './messages/en/errors.json';
import type header from './messages/en/header.json';
import type login from './messages/en/login.json';

/** Messages of one section: `group:text` → translation. */
export type SectionMessages = Record<string, string>;

/**
 * The English messages of pages, each section loaded when its page needs it; those of the frame come with the start.
 * They are the source of all translations.
 */
export const englishSections = {
  admin: () => import('./messages/en/admin.json'),
  calendar: () => import('./messages/en/calendar.json'),
  dashboard: () => import('./messages/en/dashboard.json'),
  login: () => import('./messages/en/login.json'),
} satisfies Record<string, () => Promise<{ default: SectionMessages }>>;

export type Section = keyof typeof englishSections;

type SourceKey =
  | keyof typeof admin
  | keyof typeof calendar
  | keyof typeof common
  | keyof typeof dashboard
  | keyof typeof errors
  | keyof typeof header
  | keyof typeof login;

type PluralSuffix = '_zero' | '_one' | '_two' | '_few' | '_many' | '_other';

/** Every key that a text may be asked for by; the forms of a plural share one. */
export type MessageKey = SourceKey extends infer Key
  ? Key extends `${infer Stem}${PluralSuffix}`
    ? Stem
    : Key
  : never;

type Placeholders<Text extends string> = Text extends `${string}%${infer Name}%${infer Rest}`
  ? Name | Placeholders<Rest>
  : never;

/** The values that a key's placeholders need; a key without placeholders takes none. */
export type MessageValues<Key extends MessageKey> = [Placeholders<Key>] extends [never]
  ? []
  : [values: { [Name in Placeholders<Key>]: Name extends 'count' ? number : string | number }];
