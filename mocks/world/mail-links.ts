import { type LinkKind, type MailLink, seededLinks } from '../seed/mail-links.ts';

/** The links in one world's mail, by token. */
export class MailLinks {
  readonly #links = new Map(seededLinks.map((link) => [link.token, link]));

  get(token: string): MailLink | undefined {
    return this.#links.get(token);
  }

  /** All of them, latest first. */
  list(): readonly MailLink[] {
    return [...this.#links.values()].reverse();
  }

  add(link: MailLink) {
    this.#links.set(link.token, link);
  }

  /** Invalidates all of a user's links of one kind: after a password change, an older mail must not change it again. */
  spend(kind: LinkKind, userId: number, email?: string) {
    for (const link of this.#links.values()) {
      if (link.kind !== kind || link.userId !== userId) continue;
      if (email === undefined || link.email === email) this.add({ ...link, used: true });
    }
  }
}
