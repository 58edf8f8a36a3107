import { type Document, operationsOf } from '../../generation/documents.ts';
import { escapedHtml, prose } from '../html.ts';
import type { Chapter, Contract } from './chapter.ts';

const titles = {
  app: 'App API',
  admin: 'Admin API',
  upload: 'Upload provider',
  analytics: 'Analytics',
} as const;

const purposes = {
  app: 'What the public and account pages call.',
  admin: 'What staff call from the internal admin tool.',
  upload: 'What the upload SDK calls at the upload provider, a third party.',
  analytics: 'The one call of the page-view analytics, a third party.',
} as const;

/** The documents with their areas and operations, each of which links to its place in the reference. */
export function areasChapter(contract: Contract): Chapter {
  const cards = [...contract].map(([name, document]) => {
    const title = titles[name];
    return [
      '<section class="card">',
      `<h3><a href="${name}.html">${escapedHtml(title)}</a></h3>`,
      `<p>${prose(purposes[name])}</p>`,
      '<dl class="areas">',
      ...areasOf(name, document),
      '</dl></section>',
    ].join('\n');
  });
  return { id: 'areas', title: 'Areas', body: `<div class="cards">${cards.join('\n')}</div>` };
}

function areasOf(name: string, document: Document): string[] {
  return (document.tags ?? []).map(({ name: tag, description = '' }) => {
    const operations = operationsOf(document).filter(({ operation }) =>
      operation.tags?.includes(tag),
    );
    return [
      `<div><dt><a href="${name}.html#tag/${encodeURIComponent(tag)}">${escapedHtml(tag)}</a></dt>`,
      `<dd>${prose(description)} <span class="quiet">${operations.length}&nbsp;${operations.length === 1 ? 'call' : 'calls'}</span></dd></div>`,
    ].join('');
  });
}
