import openapiTypescript, { astToString } from 'openapi-typescript';
import ts from 'typescript';
import type { Document } from './documents.ts';

/** The types of texts with a format that must not be mixed up, from `src/util/dates.ts`. */
const formatTypes: Readonly<Record<string, string>> = { date: 'Day', 'date-time': 'Moment' };

/** The TypeScript source of a document's types. */
export async function typesSource(document: Document): Promise<string> {
  const usedNames = new Set<string>();
  const types = await openapiTypescript(JSON.stringify(document), {
    transform: (schema) => {
      const name = formatTypes[schema['x-format'] ?? schema.format ?? ''];
      if (name === undefined) return undefined;
      usedNames.add(name);
      const type = ts.factory.createTypeReferenceNode(name);
      return [schema.type].flat().includes('null') ? nullable(type) : type;
    },
  });
  const names = [...usedNames].sort().join(', ');
  const imports = names && `import type { ${names} } from '#src/util/dates.ts';\n\n`;
  return imports + astToString(types);
}

function nullable(type: ts.TypeNode): ts.TypeNode {
  return ts.factory.createUnionTypeNode([
    type,
    ts.factory.createLiteralTypeNode(ts.factory.createNull()),
  ]);
}
