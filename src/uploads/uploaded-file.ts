import type { components } from '#generated/upload/types.ts';
import { isRecord } from '#src/util/is-record.ts';
import { safeWebAddress } from '#src/util/web-address.ts';
import { serviceError } from './service-errors.ts';

/** A stored file, with all of the provider's data (product specification, section 3). */
export type UploadedFile = components['schemas']['UploadedFile'];

/**
 * Reads the SDK's result, which would lose container, key and workflows as JSON.
 * @throws UploadError if the provider's response does not describe a stored file.
 */
export function uploadedFile(
  result: unknown,
  file: Pick<File, 'name' | 'type' | 'size'>,
): UploadedFile {
  if (!isRecord(result)) throw incomplete();
  const { handle, url, container, key, status } = result;
  const { filename, mimetype, uploadTags, workflows } = result;
  const address = safeWebAddress(textOr(url, null));
  if (typeof handle !== 'string' || !address) throw incomplete();
  return {
    name: textOr(filename, file.name),
    status: status === 'InTransit' ? 'InTransit' : 'Stored',
    type: textOr(mimetype, file.type),
    size: file.size,
    url: address,
    handle,
    container: textOr(container, null),
    key: textOr(key, null),
    uploadTags: isRecord(uploadTags) ? texts(uploadTags) : {},
    workflows: Array.isArray(workflows)
      ? workflows.filter((workflow) => typeof workflow === 'string')
      : [],
  };
}

function textOr<Other>(value: unknown, fallback: Other): string | Other {
  return typeof value === 'string' ? value : fallback;
}

function texts(tags: Record<string, unknown>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(tags).flatMap(([name, tag]) => (typeof tag === 'string' ? [[name, tag]] : [])),
  );
}

function incomplete() {
  return serviceError(new Error('Cannot complete file'));
}
