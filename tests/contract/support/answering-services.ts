import { productDocuments, providerDocuments } from '#generated/documents.ts';
import type { MockService } from '#mocks/contract/mock-service.ts';
import { createMockService } from '#mocks/service.ts';
import { createUploadOrigin } from '#mocks/upload/upload-origin.ts';

/** The mock service for each document. */
export async function answeringServices(): Promise<ReadonlyMap<string, MockService>> {
  const product = await createMockService({ page: { template: () => '', csp: false } });
  const provider = await createUploadOrigin();
  return new Map<string, MockService>([
    ...productDocuments.map((name) => [name, product] as const),
    ...providerDocuments.map((name) => [name, provider] as const),
  ]);
}
