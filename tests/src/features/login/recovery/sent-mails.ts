interface SentMail {
  to: string;
  /** The target of its link. */
  link: string;
}

/** The mails with a link that the page's world has sent, newest first. */
export async function sentMails(): Promise<[SentMail, ...SentMail[]]> {
  const response = await fetch(`${window.location.origin}/__mock__/mails`);
  const { mails }: { mails: [SentMail, ...SentMail[]] } = await response.json();
  return mails;
}
