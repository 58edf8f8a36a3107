import type account from './messages/en/account.json';
import type admin from './messages/en/admin.json';
import type calendar from './messages/en/calendar.json';
import type common from './messages/en/common.json';
import type dashboard from './messages/en/dashboard.json';
import type debug from './messages/en/debug.json';
import type errors from './messages/en/errors.json';
import type header from './messages/en/header.json';
import type login from './messages/en/login.json';

/** Messages of one section: `group:text` → translation. */
export type SectionMessages = Record<string, string>;

/**
 * The English messages, by section. They are the source of all translations; the server has them like those of any other
 * language, and from here they come only where it left something out.
 */
export const englishSections = {
  account: () => import('./messages/en/account.json'),
  admin: () => import('./messages/en/admin.json'),
  calendar: () => import('./messages/en/calendar.json'),
  common: () => import('./messages/en/common.json'),
  dashboard: () => import('./messages/en/dashboard.json'),
  debug: () => import('./messages/en/debug.json'),
  errors: () => import('./messages/en/errors.json'),
  header: () => import('./messages/en/header.json'),
  login: () => import('./messages/en/login.json'),
} satisfies Record<string, () => Promise<{ default: SectionMessages }>>;

/** Sections that every page needs; they come together, as `core_js`. */
export const coreSections = ['common', 'header', 'errors'] as const;

/** Sections that a page asks for. */
export type Section = Exclude<keyof typeof englishSections, (typeof coreSections)[number]>;

type SourceKey =
  | keyof typeof account
  | keyof typeof admin
  | keyof typeof calendar
  | keyof typeof common
  | keyof typeof dashboard
  | keyof typeof debug
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
