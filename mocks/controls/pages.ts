import { escapedHtml } from '../http/escaped-html.ts';
import { demoAccounts } from '../seed/accounts.ts';
import type { World } from '../world/world.ts';
import type { Control } from './control.ts';
import { failureNames, listAnswers } from './scenarios.ts';
import { pageLanguages } from './world-state.ts';

/** The panel in the corner of every page: forms that return to that page. */
export const panelPage: Control = ({ contract, context }, request) => {
  const { world, account, basePath } = context;
  const { settings, offline } = world.controls;
  const from = escapedHtml(request.headers.get('referer') ?? `${basePath}/`);
  const form = (action: string, button: string, fields = '') => `
<form method="post" action="${action}" target="_top">
<input type="hidden" name="from" value="${from}">${fields}
<button>${button}</button>
</form>`;
  const answers = contract.operations.flatMap((operation) => [
    ...listAnswers(operation).map((answer) => [operation.id, ...answer].join(' ')),
    ...failureNames.map((name) => `${operation.id} ${name}`),
  ]);
  const isOffline = `<input type="hidden" name="offline" value="${!offline}">`;
  const content = [
    form('session', 'Log in', select('Account', 'as', account?.email, listPeople(world))),
    form('settings', 'Show', select('Language', 'language', settings.language, pageLanguages)),
    form(
      'next',
      'Answer so',
      `<label>Next answer <input name="answer" list="answers" required placeholder="${answers[0]}"></label>
<datalist id="answers">${answers.map((answer) => `<option>${answer}</option>`).join('')}</datalist>`,
    ),
    form('offline', offline ? 'Go online' : 'Go offline', isOffline),
    form('reset', 'Start over'),
  ];
  return htmlPage('Mock service', content.join(''));
};

/** The addresses of the demo accounts and of new or changed users. */
function listPeople({ users }: World): string[] {
  const ids = new Set([...demoAccounts, ...users.listChanged()].map(({ id }) => id));
  const people = [...ids].flatMap((id) => users.get(id) ?? []);
  return people.filter(({ state }) => state !== 'deleted').map(({ email }) => email);
}

/** A choice among values, or of none. */
function select(label: string, name: string, value: string | undefined, values: readonly string[]) {
  const options = values.map((option) => {
    const selected = option === value ? ' selected' : '';
    return `<option${selected}>${escapedHtml(option)}</option>`;
  });
  return `<label>${label} <select name="${name}"><option value="">–</option>${options.join('')}</select></label>`;
}

/** A page that frames a page of the product, like a customer's own site. */
export const framingPage: Control = ({ context: { basePath } }, _request, url) => {
  const address = escapedHtml(basePath + (url.searchParams.get('path') ?? '/'));
  const frame = `<iframe title="The product" width="100%" height="700" src="${address}"></iframe>`;
  return htmlPage('A site that frames the product', frame);
};

function htmlPage(title: string, content: string): Response {
  const html = `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<link rel="icon" href="data:,">
<title>${title}</title>
<h1>${title}</h1>
${content}
</html>
`;
  const headers = {
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': "default-src 'self'; img-src data:",
  };
  return new Response(html, { headers });
}
