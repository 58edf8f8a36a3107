import { escapedHtml } from '../http/escaped-html.ts';
import { pageHeaders, withBar } from '../page/hosting-page.ts';
import { policyLine } from '../page/policy.ts';
import type { Control } from './control.ts';
import { FieldError } from './fields.ts';

/** A page that frames a page of the product, like a customer's own site. */
export const framedPage: Control = ({ context: { basePath } }, _request, url) => {
  const path = pagePath(url.searchParams.get('path') ?? '/');
  if (path === undefined) {
    throw new FieldError([
      { field: 'path', message: 'Must be the path of a page, from its slash on.' },
    ]);
  }
  const html = `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <link rel="icon" href="data:,">
    <title>A site that frames the product</title>
    <link rel="stylesheet" href="${escapedHtml(basePath)}/__mock__/bar.css">
  </head>
  <body class="framing">
    <h1>A site that frames the product</h1>
    <iframe title="The product" src="${escapedHtml(basePath + path)}"></iframe>
  </body>
</html>
`;
  return new Response(withBar(html, basePath), {
    headers: pageHeaders({ policy: policyLine(), url, uploadOrigin: undefined }),
  });
};

/** A path of the product as browsers read it, which ignore some characters; undefined if it leads anywhere else. */
function pagePath(text: string): string | undefined {
  const product = 'http://product.invalid';
  const url = text.startsWith('/') ? URL.parse(text, product) : null;
  if (url?.origin !== product || /^\/(\/|__mock__)/.test(url.pathname)) return undefined;
  return url.pathname + url.search + url.hash;
}
