import { goodAnswersOf, operationsOf, type Schema } from '../../generation/documents.ts';
import { code, paragraphs, table, terminal } from '../html.ts';
import type { Chapter, Contract } from './chapter.ts';

/** How lists are requested and returned, and which calls return them. */
export function listsChapter(contract: Contract): Chapter {
  const rows = (['app', 'admin'] as const).flatMap((name) => {
    const document = contract.get(name);
    return (document ? operationsOf(document) : []).flatMap(({ operation }) => {
      const [[, answer] = []] = document ? goodAnswersOf(document, operation) : [];
      const schema = Object.values(answer?.content ?? {})[0]?.schema;
      const properties = resolved(document?.components.schemas, schema)?.properties ?? {};
      if (!('results' in properties)) return [];
      const isPaged = 'total' in properties;
      return [
        [
          `<a href="${name}.html#operation/${operation.operationId}">${code(operation.operationId)}</a>`,
          isPaged ? 'a page' : 'whole',
          isPaged ? `${code('offset')}, ${code('limit')}` : '–',
        ],
      ];
    });
  });
  return {
    id: 'lists',
    title: 'Lists',
    body: [
      paragraphs(
        'A list that can grow comes by pages: `offset` leaves results out in front, `limit` is how many to answer, 100 unless told otherwise and 10,000 at the most. `total` is how many there are on every page. Short lists come whole, as `results` alone. No list is cut without a word.',
      ),
      terminal('{ "total": 5012, "offset": 100, "limit": 50, "results": [ … ] }', 'A page'),
      table('Calls that answer lists', ['Call', 'Answers', 'Parameters'], rows),
    ].join('\n'),
  };
}

function resolved(
  schemas: Readonly<Record<string, Schema>> | undefined,
  schema: Schema | undefined,
): Schema | undefined {
  return schema?.$ref === undefined ? schema : schemas?.[schema.$ref.split('/').at(-1) ?? ''];
}
