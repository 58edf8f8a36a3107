import { providerDocuments } from '#mocks/contract/documents.ts';
import { createMockService, type MockService } from '#mocks/service.ts';
import { createUploadOrigin } from '#mocks/upload-origin.ts';

/** The mock services: the product's, and that of the third parties. */
export async function contractServices() {
  const product = await createMockService({ page: { template: () => '', csp: false } });
  const provider = await createUploadOrigin();
  const isProvided: ReadonlySet<string> = new Set(providerDocuments);

  return {
    product,
    /** The one that answers for a document. */
    of: (document: string): MockService => (isProvided.has(document) ? provider : product),
  };
}
