import { newFile, storedFile } from '../files.ts';
import type { Security } from '../policy.ts';
import type { ProviderCall, ProviderHandlers } from '../provider-call.ts';
import { blockedKey, blockedRefusal, policyRefusal } from '../refusals.ts';
import { describedAddress } from '../remote-address.ts';

export const otherCalls = {
  prefetchSettings({ body, now }) {
    const { apikey, security = {}, permissions = [], settings = [], picker_config } = body;
    const refusal = policyRefusal(security, { calls: ['pick'], now });
    if (refusal) return refusal;
    const isBlocked = apikey === blockedKey;
    return {
      status: 200,
      body: {
        blocked: isBlocked,
        permissions: Object.fromEntries(permissions.map((name) => [name, !isBlocked])),
        settings: Object.fromEntries(settings.map((name) => [name, false])),
        ...(picker_config ? { updated_config: picker_config } : {}),
      },
    };
  },

  processFile(call) {
    const { body, provider, origin, now } = call;
    const [first = ''] = body.sources;
    const address = typeof first === 'string' ? first : first.source;
    const found = describedAddress(address, call);
    const store = taskText(body, 'store');
    const { path, container, location, filename } = store;
    const security: Security = taskText(body, 'security');
    const size = found.bytes.byteLength;
    const use = { calls: ['pick', 'store'], now, size, path, container, url: address } as const;
    const refusal = blockedRefusal(body.apikey) ?? policyRefusal(security, use);
    if (refusal) return refusal;
    const file = provider.addFile(
      newFile(
        {
          ...found,
          filename: filename ?? found.filename,
          uploadTags: body.upload_tags,
          uploadedAt: now,
          sourceUrl: address,
        },
        { path, container, location },
      ),
    );
    const { mimetype, workflows: _, ...facts } = storedFile(origin, file);
    return { status: 200, body: { ...facts, type: mimetype } };
  },

  reportEvent({ body, provider, world }) {
    provider.events.add(world, body);
    return { status: 202, mediaType: 'text/plain', body: 'ok' };
  },
} satisfies ProviderHandlers;

/** The texts among the parameters of all tasks with a name. */
function taskText(
  { tasks }: ProviderCall<'processFile'>['body'],
  name: string,
): Partial<Record<string, string>> {
  const parameters = tasks.filter((task) => task.name === name).map(({ params = {} }) => params);
  return Object.fromEntries(
    Object.entries(Object.assign({}, ...parameters)).filter(
      (entry): entry is [string, string] => typeof entry[1] === 'string',
    ),
  );
}
