import { onTestFinished } from 'vitest';
import { startMockServer } from '#mocks/http/server.ts';
import { uploadHosts } from '#mocks/upload/hosts.ts';
import { makePolicy, mockApiKey, type PolicyOptions } from '#mocks/upload/policy.ts';
import { Provider } from '#mocks/upload/provider.ts';
import { createUploadOrigin } from '#mocks/upload/upload-origin.ts';
import type { SignedPolicy } from '#src/uploads/policy.ts';
import type { PolicySource } from '#src/uploads/policy-cache.ts';
import type { FilePlace } from '#src/uploads/policy-sources.ts';
import type { ProviderSettings } from '#src/uploads/sdk.ts';

/** The upload provider on its own port, as another origin, for the real upload SDK. */
export async function startUploadProvider(
  /** Sees each request before it is answered, which it may delay, and may throw instead. */
  onRequest: (request: Request) => void | Promise<void> = () => {},
) {
  const provider = new Provider();
  let origin = '';
  const requests: string[] = [];
  const service = await createUploadOrigin({
    provider,
    // Known only once there is a free port.
    get origin() {
      return origin;
    },
  });
  const server = await startMockServer({
    port: 0,
    service: {
      ...service,
      handle: async (request: Request) => {
        if (request.method !== 'OPTIONS') {
          requests.push(`${request.method} ${new URL(request.url).pathname}`);
        }
        await onRequest(request);
        return service.handle(request);
      },
    },
  });
  origin = server.url;
  onTestFinished(() => server.close());
  return {
    provider,
    settings: { apiKey: mockApiKey, hosts: uploadHosts(origin) } satisfies ProviderSettings,
    /** Every request except preflights, such as `POST /multipart/start`. */
    requests,
    violations: service.violations,
  };
}

/** Holds back the requests whose path contains a text until they are let go. */
export function holdRequests(part: string) {
  const held: (() => void)[] = [];
  let isOpen = false;
  return {
    onRequest: async (request: Request) => {
      if (isOpen || request.method === 'OPTIONS' || !request.url.includes(part)) return;
      await new Promise<void>((resolve) => held.push(resolve));
    },
    letGo: () => {
      isOpen = true;
      for (const resolve of held.splice(0)) resolve();
    },
  };
}

/** A source of signed policies that counts its calls. */
export function policySource(options: PolicyOptions = {}) {
  const source = {
    url: '/some/policy',
    calls: 0,
    call: () => {
      source.calls += 1;
      const { policy, signature } = makePolicy({ call: ['pick', 'store'], ...options });
      return Promise.resolve({ policy, signature });
    },
  };
  return source satisfies PolicySource;
}

/** A source for uploads; `ofFile` returns the policy for reading and removing them. */
export function filePlace(
  ofFile: (handle: string) => SignedPolicy | Promise<SignedPolicy> = (handle) =>
    makePolicy({ call: ['read', 'stat', 'remove'], handle }),
) {
  return {
    ...policySource(),
    ofFile: async (handle: string) => {
      const { policy, signature } = await ofFile(handle);
      return { policy, signature };
    },
  } satisfies FilePlace;
}
