import { addressOf, openTo } from '../../generation/page-table.ts';
import { pagesOf } from '../../generation/pages.ts';
import { code, escapedHtml, paragraphs, table } from '../html.ts';
import type { Chapter, Contract } from './chapter.ts';

/** The addresses that a browser may open. */
export function pagesChapter(contract: Contract): Chapter {
  const document = contract.get('app');
  const rows = (document ? pagesOf(document) : []).map((page) => [
    code(addressOf(page)),
    escapedHtml(page.summary),
    openTo[page.access],
    page.framing,
    page.query.map(({ name }) => code(name)).join(', ') || '–',
  ]);
  return {
    id: 'pages',
    title: 'Pages',
    body: [
      paragraphs(
        'The server answers each of these addresses with one HTML page. It carries the settings (`HostSettings`) and may carry the translations that the page needs; from then on the client makes its calls. A calendar that is not there is answered 404, with the same page.',
      ),
      table('Pages', ['Address', 'Page', 'Open to', 'In frames', 'Query'], rows),
    ].join('\n'),
  };
}
