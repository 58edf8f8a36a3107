import { type LinkKind, type MailLink, seededLinks } from '../seed/mail-links.ts';

/** The links in one world's mail, by their tokens. */
export class MailLinks {
  readonly #links = new Map(seededLinks.map((link) => [link.token, link]));

  get(token: string): MailLink | undefined {
    return this.#links.get(token);
  }

  /** All of them, the latest first. */
  list(): readonly MailLink[] {
    return [...this.#links.values()].reverse();
  }

  add(link: MailLink) {
    this.#links.set(link.token, link);
  }

  /** Uses up all links of a kind that a user has got: once the password is changed, an older mail must not change it again. */
  spend(kind: LinkKind, userId: number, email?: string) {
    for (const link of this.#links.values()) {
      if (link.kind !== kind || link.userId !== userId) continue;
      if (email === undefined || link.email === email) this.add({ ...link, used: true });
    }
  }
}
