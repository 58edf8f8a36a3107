import { act } from '@testing-library/react';
import { type StatusMessage, statusAtom } from '#src/status/status.ts';
import { control } from '#tests/setup/mock-controls.ts';
import { type openPage, readDataBlocks } from '#tests/setup/open-page.tsx';
import { findName } from '#tests/setup/random-acts/controls.ts';
import type { Network } from '#tests/setup/random-acts/network.ts';
import { findMain, freshlyShown, settled } from '#tests/setup/random-acts/rest.tsx';
import { shownIn } from '#tests/setup/random-acts/shown.ts';
import {
  actsOn,
  answer,
  changeForm,
  close,
  dropDraft,
  listForms,
  type Memory,
  retryButton,
} from './acts.ts';
import { type Draft, findDraft, repeatDrafts, typedDrafts } from './drafts.ts';
import { changeElsewhere, hasSession, readServer } from './server.ts';
import type { Step } from './steps.ts';
import { listDifferences, listLies } from './truth.ts';

type Page = Awaited<ReturnType<typeof openPage>>;

const accountPage = /^\/user\//;
const confirmLogin = /^Please (log in again|confirm your login)/;

/** A customer at the account pages, whose acts may fail, and who compares what is shown with what is true. */
export class Visit {
  /** What happened so far, for the message of a failed test. */
  readonly story: string[];
  readonly #page: Page;
  readonly #network: Network;
  readonly #email: string;
  readonly #memory: Memory = { password: 'calendar' };
  #drafts: Draft[] = [];
  /** What was true and shown when the page was last at rest. */
  #rest: { changes: number; message: StatusMessage | null; path: string } = {
    changes: 0,
    message: null,
    path: window.location.pathname,
  };
  /** How often the customer has acted since. */
  #acts = 0;
  /** Another tab has changed what this page shows. */
  #isStale = false;

  constructor(page: Page, { network, email }: { network: Network; email: string }) {
    this.#page = page;
    this.#network = network;
    this.#email = email;
    this.story = [`${email} at ${window.location.pathname}`];
  }

  /** Whether the page is still one of the account. */
  get isOver(): boolean {
    const { loadedPages, replacedBy } = this.#page;
    return (
      loadedPages.length + replacedBy.length > 0 || !accountPage.test(window.location.pathname)
    );
  }

  /** @returns errors, one a line. */
  async take(step: Step, { goesOn }: { goesOn: boolean }): Promise<string[]> {
    this.#network.disturb(step.fault);
    if (step.kind === 'session ends') await this.#endSession();
    if (step.kind === 'second tab') await this.#changeElsewhere(step.value);
    if (step.kind === 'draft') await this.#leaveDraft(step);
    else await this.#act(step);
    await this.#settle(step.order, () => goesOn && this.#network.held > 0 && !openWindow());
    if (goesOn && !openWindow() && !this.isOver) return [];
    await this.#answerAll(step);
    const errors = this.#listLies();
    await this.#finish();
    return [...errors, ...(await this.#compare())];
  }

  /** Somebody else logs in, in another tab, and this page is not told; its next change must not reach them. */
  async actAsStranger(step: Step, stranger: string): Promise<string[]> {
    const before = await this.#readAs(stranger);
    await control('session', { as: stranger });
    this.story.push(`${stranger} logs in elsewhere`);
    await this.#act(step);
    await this.#answerAll(step);
    const after = await this.#readAs(stranger);
    return before === after ? [] : [`${stranger} was changed: ${before} → ${after}`];
  }

  async #readAs(email: string): Promise<string> {
    const known = await readServer(email);
    // Each login is a device of its own.
    return known.replace(/\{"results":\[[^\]]*"current"[^\]]*\]\}/, 'devices');
  }

  async #endSession(): Promise<void> {
    this.story.push('the session ends');
    await control('session', { as: null });
  }

  async #changeElsewhere(value: number): Promise<void> {
    this.story.push(`another tab ${await changeElsewhere(value)}`);
    this.#isStale = true;
  }

  async #leaveDraft({ choice, value }: Step): Promise<void> {
    const { container: app } = this.#page.view;
    const forms = listForms(app);
    const form = forms[choice % forms.length];
    // Who types into a page that is already being left, loses it.
    if (!form || this.#page.router.state.navigation.state !== 'idle') return;
    this.story.push(`types into ${findName(form)}`);
    const type = () => changeForm(form, value, this.#memory);
    const typed = await act(async () => typedDrafts(form, type));
    const isTyped = (draft: Draft) =>
      typed.some(({ form, field }) => form === draft.form && field === draft.field);
    this.#drafts = [...this.#drafts.filter((draft) => !isTyped(draft)), ...typed];
  }

  async #act({ choice, value, fault }: Step): Promise<void> {
    const { container: app } = this.#page.view;
    if (actsOn(app, this.#memory).length === 0) await this.#finish();
    const acts = actsOn(app, this.#memory);
    const chosen = acts[choice % acts.length];
    if (!chosen) throw new Error('Nothing can be done.');
    this.story.push(`${chosen.name} (${fault})`);
    this.#acts += 1;
    // Its success empties the form, and its failure keeps it; either is compared with the page itself.
    const submitted = chosen.name.replace(/^form with /, '');
    if (submitted !== chosen.name)
      this.#drafts = this.#drafts.filter(({ form }) => form !== submitted);
    await act(async () => chosen.perform(value));
  }

  /** Answers questions, menus and logins until there are none. */
  async #answerAll({ value, order }: Step): Promise<void> {
    for (let turn = 0; turn < 8; turn += 1) {
      await this.#settle(order, () => openWindow() !== null);
      const open = openWindow();
      if (!open || this.isOver) break;
      if (turn > 5) await act(async () => close(open));
      else {
        const done = await act(async () => answer(open, value + turn, this.#memory));
        this.story.push(done);
        if (done.endsWith('“Leave page”')) this.#drafts = [];
      }
      await this.#settle(order);
    }
    await this.#settle(order);
    this.#learnPassword();
  }

  #learnPassword(): void {
    for (const { call, body, isMade } of this.#network.changes.slice(this.#rest.changes)) {
      if (isMade && call.endsWith('/user/profile/password')) {
        this.#memory.password = JSON.parse(body).new_password;
      }
    }
  }

  #listLies(): string[] {
    const message = this.#page.store.get(statusAtom);
    return listLies({
      acts: this.#acts,
      changes: this.#network.changes.slice(this.#rest.changes),
      message: message === this.#rest.message ? null : message,
    });
  }

  /** Closes what is open and retries what failed, like people before they rely on a page. */
  async #finish(): Promise<void> {
    this.#network.calm();
    for (let turn = 0; turn < 8 && openWindow(); turn += 1) {
      const open = openWindow();
      if (open) {
        const asksForLogin = confirmLogin.test(open.textContent ?? '');
        const isClosed = !asksForLogin && close(open);
        if (!isClosed) await act(async () => void answer(open, 2, this.#memory));
      }
      await this.#settle(0);
    }
    if (this.isOver) return;
    if (!(await hasSession())) await control('session', { as: this.#email });
    const retry = retryButton(this.#main);
    if (retry) await act(async () => retry.click());
    await this.#settle(0);
    // The next page need not mention a form whose page was left before its answer.
    const isLeft = this.#network.changes.length > this.#rest.changes && this.#hasMoved;
    if (!this.#isStale && !isLeft) return;
    await act(() => this.#page.router.revalidate());
    this.#isStale = false;
    await this.#settle(0);
  }

  async #compare(): Promise<string[]> {
    const { store, view } = this.#page;
    this.#rest = {
      changes: this.#network.changes.length,
      message: store.get(statusAtom),
      path: window.location.pathname,
    };
    this.#acts = 0;
    if (this.isOver) return [];
    await readDataBlocks();
    const lost = this.#drafts.filter(
      (draft) => findDraft(view.container, draft)?.value !== draft.value,
    );
    if (lost.length > 0) return [`lost: ${JSON.stringify(lost)}`];
    const kept = this.#drafts;
    // Input that was refused stays as well, but nobody promised it.
    for (const form of listForms(view.container)) {
      const name = findName(form);
      if (!kept.some((draft) => draft.form === name)) await act(async () => dropDraft(form));
    }
    const fresh = await freshlyShown(store, this.#network, (main) => repeatDrafts(main, kept));
    const shown = shownIn(this.#main);
    return listDifferences(shown, fresh);
  }

  get #hasMoved(): boolean {
    return window.location.pathname !== this.#rest.path;
  }

  get #main(): Element {
    return findMain(this.#page.view.container);
  }

  #settle(order: number, isDone = () => false): Promise<void> {
    const { router } = this.#page;
    return settled(this.#network, order, {
      isDone: () => this.isOver || isDone(),
      // A navigation may wait for a login.
      isBusy: () => router.state.navigation.state !== 'idle' && openWindow() === null,
    });
  }
}

/** The dialog or menu in front. */
function openWindow(): HTMLElement | null {
  const open = document.querySelectorAll<HTMLElement>(
    ':is([role="dialog"], [role="alertdialog"], [role="menu"])[data-open]',
  );
  return [...open].at(-1) ?? null;
}
