import { describe, expect, it } from 'vitest';
import { UploadError } from '#src/uploads/upload-error.ts';
import { uploadedFile } from '#src/uploads/uploaded-file.ts';

const file = { name: 'boat.png', type: 'image/png', size: 12 };
const least = { handle: 'abc', url: 'https://cdn.example/abc' };

describe('a stored file', () => {
  it('has all of the provider’s data', () => {
    const result = {
      ...least,
      filename: 'renamed.png',
      mimetype: 'image/webp',
      status: 'InTransit',
      container: 'files',
      key: 'avatars/abc',
      uploadTags: { kind: 'avatar' },
      workflows: ['wf-1'],
    };
    expect(uploadedFile(result, file)).toEqual({
      ...least,
      name: 'renamed.png',
      type: 'image/webp',
      status: 'InTransit',
      size: 12,
      container: 'files',
      key: 'avatars/abc',
      uploadTags: { kind: 'avatar' },
      workflows: ['wf-1'],
    });
  });

  it('has the file’s own data where the provider gives none', () => {
    expect(uploadedFile(least, file)).toEqual({
      ...least,
      name: 'boat.png',
      type: 'image/png',
      status: 'Stored',
      size: 12,
      container: null,
      key: null,
      uploadTags: {},
      workflows: [],
    });
  });

  it('has no data of wrong types', () => {
    const wrong = { key: 1, status: 'Lost', uploadTags: { a: 'x', b: 1 }, workflows: ['wf', 2] };
    expect(uploadedFile({ ...least, ...wrong }, file)).toMatchObject({
      key: null,
      status: 'Stored',
      uploadTags: { a: 'x' },
      workflows: ['wf'],
    });
    expect(uploadedFile({ ...least, uploadTags: 'x', workflows: 'wf' }, file)).toMatchObject({
      uploadTags: {},
      workflows: [],
    });
  });
});

it.each([
  ['nothing', undefined],
  ['a text', 'https://cdn.example/abc'],
  ['no handle', { url: least.url }],
  ['no address', { handle: 'abc' }],
  ['an address that runs code', { handle: 'abc', url: 'javascript:alert(1)' }],
])('%s is an error of the upload service', (_, result) => {
  expect(() => uploadedFile(result, file)).toThrow(UploadError);
});
