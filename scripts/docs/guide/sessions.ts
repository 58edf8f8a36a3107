import { loginLine, mockAddresses } from '../curl.ts';
import { paragraphs, terminal } from '../html.ts';
import type { Chapter } from './chapter.ts';

/** How a call is authenticated. */
export function sessionsChapter(): Chapter {
  const base = mockAddresses.product;
  return {
    id: 'sessions',
    title: 'Sessions',
    body: [
      paragraphs(
        'A session is a cookie, `HttpOnly`, `SameSite=Lax` and, outside localhost, `Secure`. Logging in or registering sets it; logging out ends it. There are no tokens to keep, and no keys.',
        'Each call of the client says `X-Requested-With: XMLHttpRequest`. A call that changes something is refused without it (`403 cross_site_request`): no form and no link of another site can send that header. `GET` and `HEAD` change nothing but where a call says so.',
        'Without a session, most calls answer `401`. The client asks for the login over the page and sends the same call again; `two_factor_authentication_code_required` asks for a code of the authenticator app, or a backup code, in the same way.',
        'Texts of answers, such as errors and mails, come in the language that `Accept-Language` asks for. Each answer carries an `X-Request-Id`, by which support finds it in the logs, and `Cache-Control: no-store`; only translations are kept, by the release in their address.',
      ),
      '<h3>Try it</h3>',
      paragraphs(
        '`npm start` serves the product with a mock of its server, which keeps to these documents. Log in once, and every call of the reference has a line that goes on from there. For the app API log in as Olivia, whom its examples are about:',
      ),
      terminal(loginLine('owner@example.com', base), 'Logging in as a user with curl'),
      paragraphs('For the admin API log in as an admin:'),
      terminal(loginLine('admin@example.com', base), 'Logging in as an admin with curl'),
    ].join('\n'),
  };
}
