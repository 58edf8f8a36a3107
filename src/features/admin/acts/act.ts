import type { ReactNode } from 'react';
import type { rights } from '#generated/admin/rights.ts';
import type { Translate } from '#src/i18n/i18n.ts';
import type { Message } from '#src/i18n/message.ts';
import type { useFormats } from '#src/i18n/use-formats.ts';
import type { User } from '#src/session/roles.ts';
import type { Fields } from '#src/ui/form/Form.tsx';
import type { Limits } from '#src/ui/form/limits.ts';
import type { Question } from '#src/ui/overlay/ConfirmDialog.tsx';
import type { NotedCalendar } from './audit-note.ts';
import type { Secret } from './SecretDialog.tsx';

export type AdminOperation = keyof typeof rights;

/** The context for writing acts, besides the data of their record. */
export interface ActContext {
  t: Translate;
  formats: ReturnType<typeof useFormats>;
  /** The tag of the page's language, for amounts. */
  language: string;
  /** Null for visitors, who never see an act. */
  user: User | null;
  /** The path of the page, with its query. */
  here: string;
}

/** The part of an act that a control needs to know. */
export interface ActHead {
  /** The operation whose permission is required. */
  readonly operation: AdminOperation;
  /** The text of its button. */
  readonly label: string;
  /** The accessible name and the palette's entry, if the label alone is ambiguous in a list. */
  readonly name?: string;
  /** Why the act is impossible right now, for example because there is nothing to undo. */
  readonly obstacle?: string | null;
}

/**
 * Something that staff can do, as plain data: a control draws it, the palette offers it, and the `ActRunner` asks, sends
 * it and reports the outcome.
 */
export interface Act<Values extends object = object, Data = unknown, Page = unknown>
  extends ActHead {
  /** Identifies the act on its page. It cannot be started again while it runs. */
  readonly key: string;
  /** The tab of the record's page where its control and its effect are. */
  readonly tab?: string;
  /** A setting that the act turns on or off, which is drawn as a switch. */
  readonly setting?: { label: string; isOn: boolean };
  /**
   * The question to confirm before the act. Acts that can be undone need none; those about money or access explain
   * their effect; destructive ones also require the record's name to be typed.
   */
  readonly question?: Question | null;
  /** The form that asks for the act's values. */
  readonly form?: ActForm<Values>;
  /** The values of an act that no form asks for. */
  readonly values?: Values;
  /** Sends the change. */
  call(
    options: { signal: AbortSignal },
    values: Values,
    attempt: Attempt,
  ): Promise<Data | undefined>;
  /** The status message after success; null if the page itself shows the outcome. */
  done(data: Data, values: Values): Message | null;
  /** The call that undoes the act, which the status message offers. Null if this run cannot be undone. */
  opposite?(data: Data, values: Values): Opposite<Page> | null;
  /** The page's data as the act will leave it, which the page shows while the act runs. */
  expect?(page: Page): Page;
  /** The calendar whose audit keeps notes on the act. The dialog asks for an optional reason and saves it there. */
  readonly noteOn?: NotedCalendar | undefined;
  /** The secret in the response. The page's data is reloaded once it is closed, so that no error page replaces it. */
  secret?(data: Data): Secret;
  /** Runs after success, before data is reloaded. */
  onDone?(data: Data, values: Values): void | Promise<void>;
  /** Nothing on the page changes, so its data is not reloaded. */
  readonly keepsPage?: boolean;
  /**
   * The page that opens in a new tab after success, while this tab reloads its own, which the session may no longer
   * see. If the browser allows no new tab, it opens in this one.
   */
  readonly opens?: { readonly path: string; readonly onOpened: () => void };
  /** The page has a form that shows the act's error (`useActState`), so a confirmation dialog closes on failure. */
  readonly showsError?: boolean;
}

/** The reversal of an act. */
export interface Opposite<Page = unknown> {
  call(options: { signal: AbortSignal }): Promise<unknown>;
  expect?(page: Page): Page;
  /** The status message after undoing it. Default: that it is undone. */
  readonly done?: Message;
}

interface Attempt {
  /** The same for every attempt with the same values until one succeeds, so that the server recognizes a retry. */
  idempotencyKey: string;
  /** The reason that the question requires; else empty. */
  reason: string;
}

export interface ActForm<Values extends object>
  extends Pick<Question, 'title' | 'effect' | 'act' | 'tone'> {
  readonly initial: Values;
  /** The limits of the act's operation. */
  readonly limits: Limits;
  /** Asks for an optional reason, which becomes an audit note. */
  readonly asksReason?: boolean;
  /** Values that need confirmation, and the text to type for it. Null for all others. */
  confirmation?(values: Values): { warning: string; typed: string } | null;
  fields(field: Fields<Values>, values: Values, isPending: boolean): ReactNode;
}

/** Checks an act's parts against each other, and returns it as one among others, whatever its values. */
export function defineAct<Values extends object, Data, Page>(act: Act<Values, Data, Page>): Act {
  // The dialog reads the values from the act's own form, but the type of its fields cannot tell.
  return act as unknown as Act;
}

/** The input from an act's dialog. */
export interface ActEntry {
  /** Those of the act's form. */
  values?: object;
  /** The reason that the question requires. */
  reason?: string;
  /** The optional reason, which becomes an audit note. */
  note?: string;
}
