import { randomBytes } from 'node:crypto';
import { driveFile, driveFolder } from '../cloud-drive.ts';
import { newFile, storedFile } from '../files.ts';
import type { ProviderHandlers } from '../provider-call.ts';
import { blockedRefusal, notFound, policyRefusal } from '../refusals.ts';

const noFolder = 'There is no such folder.';

/** The calls of the hosted picker. */
export const cloudCalls = {
  listFolder({ body, now }) {
    const refusal = policyRefusal(body, { calls: ['pick'], now });
    if (refusal) return refusal;
    const folders: Record<string, NonNullable<ReturnType<typeof openFolder>>> = {};
    for (const [name, { path }] of Object.entries(body.clouds)) {
      const folder = openFolder(name, path, body.accept);
      if (!folder) return notFound(noFolder);
      folders[name] = folder;
    }
    return { status: 200, body: { token: body.token ?? newToken(), ...folders } };
  },

  storeCloudFile({ body, provider, origin, now }) {
    const [[name, { path, store = {} }] = ['', { path: '' }]] = Object.entries(body.clouds);
    const foundFile = driveFile(path);
    if (!foundFile) return notFound('There is no such file.');
    const size = foundFile.bytes.byteLength;
    const { path: storePath, container } = store;
    const use = { calls: ['pick', 'store'], now, size, path: storePath, container } as const;
    const refusal = blockedRefusal(body.apikey) ?? policyRefusal(body, use);
    if (refusal) return refusal;
    const file = provider.addFile(
      newFile(
        {
          bytes: foundFile.bytes,
          filename: store.filename ?? foundFile.name,
          mimetype: foundFile.mimetype,
          uploadTags: body.upload_tags,
          uploadedAt: now,
        },
        store,
      ),
    );
    return {
      status: 200,
      body: { token: body.token ?? newToken(), [name]: storedFile(origin, file) },
    };
  },
} satisfies ProviderHandlers;

function openFolder(name: string, path: string, accept: readonly string[] | undefined) {
  const contents = driveFolder(path, accept);
  return contents && { name, path, contents, next: null };
}

function newToken(): string {
  return `cloud-${randomBytes(9).toString('hex')}`;
}
