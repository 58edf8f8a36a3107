import type { Browser } from './support.ts';

export interface SentMail {
  readonly to: string;
  readonly kind: string;
  readonly link: string;
}

/** The mails of the browser's world, newest first. */
export async function listMails({ get }: Browser): Promise<SentMail[]> {
  return (await (await get('/__mock__/mails')).json()).mails;
}

/** The token of the latest mail. */
export async function latestToken(browser: Browser): Promise<string> {
  const [mail] = await listMails(browser);
  return new URL(mail?.link ?? '', 'http://localhost').searchParams.get('token') ?? '';
}

/** Creates an account, follows the mailed link and logs in. */
export async function join(
  browser: Browser,
  account: { name: string; email: string; password: string },
): Promise<void> {
  await browser.post('/register', account);
  await browser.post('/activate', { token: await latestToken(browser) });
  await browser.logIn(account.email, { password: account.password });
}
