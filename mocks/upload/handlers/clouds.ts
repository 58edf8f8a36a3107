import { randomBytes } from 'node:crypto';
import { driveFile, driveFolder, tinyPicture } from '../cloud-drive.ts';
import { fileUrl, newFile, storedFile } from '../files.ts';
import type { ProviderHandlers } from '../provider-call.ts';
import { blockedRefusal, notFound, policyRefusal } from '../refusals.ts';
import { describedAddress } from '../remote-address.ts';

const noFolder = 'There is no such folder.';

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
    const found = driveFile(path);
    if (!found) return notFound('There is no such file.');
    const size = found.bytes.byteLength;
    const { path: storePath, container } = store;
    const use = { calls: ['pick', 'store'], now, size, path: storePath, container } as const;
    const refusal = blockedRefusal(body.apikey) ?? policyRefusal(body, use);
    if (refusal) return refusal;
    const file = provider.addFile(
      newFile(
        {
          bytes: found.bytes,
          filename: store.filename ?? found.name,
          mimetype: found.mimetype,
          uploadTags: body.upload_tags,
          uploadedAt: now,
          cloud: name,
        },
        store,
      ),
    );
    return {
      status: 200,
      body: { token: body.token ?? newToken(), [name]: storedFile(origin, file) },
    };
  },

  leaveClouds({ body }) {
    const clouds = Object.keys(body.clouds ?? {}).map((name) => [name, {}]);
    return { status: 200, body: { token: newToken(), ...Object.fromEntries(clouds) } };
  },

  readAddressMetadata(call) {
    const { body, now } = call;
    const refusal = policyRefusal(body, { calls: ['pick', 'stat'], now, url: body.url });
    if (refusal) return refusal;
    const { filename, mimetype, bytes } = describedAddress(body.url, call);
    return { status: 200, body: { filename, mimetype, size: bytes.byteLength } };
  },

  prepareRecording: ({ provider }) => ({
    status: 200,
    body: { session_id: provider.addRecording(), token: newToken() },
  }),

  startRecording({ body, provider }) {
    const { session_id: id } = body;
    if (!provider.hasRecording(id)) return notFound('There is no such recording.');
    return { status: 200, body: { session_id: id, archive_id: `archive-${id}` } };
  },

  stopRecording({ body, provider, origin, now }) {
    const { session_id: id, archive_id: archive } = body;
    if (!provider.hasRecording(id) || archive !== `archive-${id}`) {
      return notFound('There is no such recording.');
    }
    // There is no camera, so a recording is a picture.
    const recorded = { bytes: tinyPicture, filename: `${archive}.png`, mimetype: 'image/png' };
    const file = provider.addFile(newFile({ ...recorded, uploadedAt: now }));
    return {
      status: 200,
      body: { session_id: id, archive_id: archive, url: fileUrl(origin, file) },
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
