import { createHash } from 'node:crypto';
import { sign } from '../policy.ts';
import type { ProviderAnswer, ProviderCall, ProviderHandlers } from '../provider-call.ts';
import { blockedRefusal, notFound, policyRefusal, wrongField } from '../refusals.ts';
import { readSentinel } from '../sentinels.ts';
import type { UploadSession } from '../upload-session.ts';

/** Fields that identify the upload in every call after the first. */
type Follower = 'signPart' | 'commitPart' | 'completeUpload';

export const multipartCalls = {
  startUpload({ body, provider, origin, now }) {
    const { size, store } = body;
    const { path, container } = store;
    const use = { calls: ['pick', 'store'], now, size, path, container } as const;
    const refusal = blockedRefusal(body.apikey) ?? policyRefusal(body, use);
    if (refusal) return refusal;
    const { id, uri, region } = provider.startSession(body);
    const isIntelligent = body.fii === true && readSentinel(body.filename)?.error !== 'plain';
    return {
      status: 200,
      body: {
        uri,
        region,
        upload_id: id,
        location_url: origin,
        location_region: 'eu-west-1',
        ...(isIntelligent ? { upload_type: 'intelligent_ingestion' as const } : {}),
      },
    };
  },

  signPart(call) {
    const { body, provider, origin, now } = call;
    const session = findSession(call);
    if (!('id' in session)) return session;
    const { part, size, offset = 0, md5 } = body;
    if (size > session.request.size) {
      return wrongField('size', 'The part is larger than the file.');
    }
    session.announce(part, offset, { size, md5 });
    provider.keepSession(session);
    const place = `/storage/${session.id}/${part}/${offset}`;
    return {
      status: 200,
      body: {
        url: `${origin}${place}?signature=${sign(place)}`,
        headers: {
          ...(md5 === undefined ? {} : { 'Content-MD5': md5 }),
          'x-amz-date': now.toISOString().replace(/[-:]|\.\d+/g, ''),
        },
      },
    };
  },

  storePart({ path, query, bytes, headers, provider }) {
    const { upload_id: id, part, offset } = path;
    if (query.signature !== sign(`/storage/${id}/${part}/${offset}`)) {
      return storageError(403, 'SignatureDoesNotMatch');
    }
    const session = provider.session(id);
    const announcement = session?.findAnnouncement(part, offset);
    if (!session || !announcement || session.handle !== undefined) {
      return storageError(404, 'NoSuchUpload');
    }
    const { size, md5 } = announcement;
    if (bytes.byteLength !== size) return storageError(400, 'IncompleteBody');
    if (md5 !== undefined && headers['content-md5'] !== md5) {
      return storageError(403, 'SignatureDoesNotMatch');
    }
    if (md5 !== undefined && createHash('md5').update(bytes).digest('base64') !== md5) {
      return storageError(400, 'BadDigest');
    }
    const etag = session.store(part, offset, bytes);
    provider.keepSession(session);
    return { status: 200, headers: { ETag: etag } };
  },

  commitPart(call) {
    const { part, size } = call.body;
    const session = findSession(call);
    if (!('id' in session)) return session;
    if (size !== session.request.size) {
      return wrongField('size', 'The size is not that of the file.');
    }
    const storedSize = session.wholeSize(part);
    if (storedSize === undefined) return wrongField('part', 'The part has gaps.');
    session.commit(part);
    return { status: 200, body: { part, size: storedSize } };
  },
} satisfies ProviderHandlers;

function storageError(status: 400 | 403 | 404, code: string): ProviderAnswer<'storePart'> {
  return { status, body: { Error: { code, message: 'The bytes were not stored.' } } };
}

/** The upload that a call belongs to and may continue, or an answer that explains why not. */
export function findSession(call: Pick<ProviderCall<Follower>, 'body' | 'provider' | 'now'>) {
  const { body, provider, now } = call;
  const session = provider.session(body.upload_id);
  if (!session) return notFound('There is no such upload.');
  const error = contradiction(session, body);
  if (error) return wrongField(error, 'This is not what the upload was started with.');
  if (body.policy === undefined && session.request.policy !== undefined) {
    return wrongField('policy', 'The upload was started with one.');
  }
  const { path, container } = body.store;
  const { size } = session.request;
  return policyRefusal(body, { calls: ['pick', 'store'], now, size, path, container }) ?? session;
}

function contradiction(
  { uri, region, request }: UploadSession,
  body: ProviderCall<Follower>['body'],
): string | undefined {
  if (body.uri !== uri) return 'uri';
  if (body.region !== region) return 'region';
  return body.apikey === request.apikey ? undefined : 'apikey';
}
