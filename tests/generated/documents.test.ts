import { describe, expect, it } from 'vitest';
import { productDocuments } from '#generated/documents.ts';
import { bundleDocument } from '#scripts/generation/bundle.ts';
import { listOperations } from '#scripts/generation/documents.ts';

interface Body {
  schema?: { $ref?: string };
  examples?: Record<string, unknown>;
}

const bodies = async () =>
  (
    await Promise.all(
      productDocuments.map(async (name) => {
        const document = await bundleDocument(name);
        const shared = JSON.parse(JSON.stringify(document)).components.responses ?? {};
        return listOperations(document).flatMap(({ operation }) =>
          Object.entries(operation.responses).flatMap(([status, response]) => {
            const reference = '$ref' in response ? String(response.$ref).split('/').at(-1) : '';
            const { content = {} } = reference ? shared[reference] : response;
            return Object.values<Body>(content).map((body) => ({
              what: `${operation.operationId} ${status}`,
              status: Number(status),
              body,
              schemas: document.components.schemas,
            }));
          }),
        );
      }),
    )
  ).flat();

describe('every answer of the product’s documents', () => {
  it('has a named example', async () => {
    const bare = (await bodies()).filter(({ body }) => !Object.keys(body.examples ?? {}).length);
    expect(bare.map(({ what }) => what)).toEqual([]);
  });

  it('has the shared error body from 400 up', async () => {
    const errors = (await bodies()).filter(({ status }) => status >= 400);
    const others = errors.filter(({ body, schemas }) => {
      const schema = schemas[body.schema?.$ref?.split('/').at(-1) ?? ''];
      // Some bodies have more members beside the error.
      return schema?.properties?.['error']?.$ref !== '#/components/schemas/ErrorObject';
    });
    expect(errors.length).toBeGreaterThan(50);
    expect(others.map(({ what }) => what)).toEqual([]);
  });
});
