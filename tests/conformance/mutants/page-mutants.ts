import type { Contract, Page } from '#scripts/conformance/contract/contract.ts';
import { type Mutant, marked, some } from './mutant.ts';

type Change = (html: string, headers: Headers) => string;

const changes: Readonly<Record<string, Change>> = {
  'page without settings': (html) => html.replace('id="app-settings"', 'id="other"'),
  'page with broken settings': (html) =>
    html.replace('id="app-settings">{', 'id="app-settings">{,'),
  'page that lacks a setting': (html) => html.replace('"baseUrl"', '"base"'),
  'page without messages': (html) => html.replace('id="app-messages"', 'id="none"'),
  'page with messages of another shape': (html) =>
    html.replace(/(id="app-messages">)[^<]*/, '$1{"core_js_en":7}'),
  'page that may be kept': (html, headers) => {
    headers.set('cache-control', 'public, max-age=600');
    return html;
  },
  'page that may be framed': (html, headers) => {
    headers.delete('content-security-policy');
    return html;
  },
};

/** Pages that the client could not start on, or that are insecure. */
export function pageMutants({ pages }: Contract): Mutant[] {
  const plain = pages.filter(({ path, framing }) => !path.includes('{') && framing === 'refused');
  return Object.entries(changes).flatMap(([kind, change]) =>
    some(plain, 1).map(
      (page): Mutant => ({
        kind,
        name: `page ${page.id}`,
        isOfSchema: false,
        operations: undefined,
        inFront: (mock) => async (request) => {
          const response = await mock(request);
          if (!isPage(page, request)) return response;
          const headers = new Headers(response.headers);
          return marked(
            new Response(change(await response.text(), headers), {
              status: response.status,
              headers,
            }),
          );
        },
      }),
    ),
  );
}

function isPage({ path }: Page, { url, headers }: Request): boolean {
  return new URL(url).pathname === path && (headers.get('accept') ?? '').includes('text/html');
}
