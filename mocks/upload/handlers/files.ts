import { fileUrl, type ProviderFile } from '../files.ts';
import { pictureSize } from '../picture-size.ts';
import type { PolicyCall, Security } from '../policy.ts';
import { previewPage } from '../preview-page.ts';
import type { ProviderCall, ProviderHandlers } from '../provider-call.ts';
import { notFound, policyRefusal } from '../refusals.ts';

export const fileCalls = {
  retrieveFile(call) {
    const file = allowedFile(call, call.query, 'read');
    if (!('bytes' in file)) return file;
    return fileAnswer(file, call.query.dl ? 'attachment' : 'inline');
  },

  viewFile(call) {
    const file = allowedFile(call, call.query, 'read');
    return 'bytes' in file ? fileAnswer(file) : file;
  },

  downloadFile(call) {
    const file = allowedFile(call, securityTask(call.path.tasks), 'read');
    if (!('bytes' in file)) return file;
    return call.path.apikey === 'preview' ? previewAnswer(file, call.origin) : fileAnswer(file);
  },

  deleteFile(call) {
    const file = allowedFile(call, call.query, 'remove');
    if (!('bytes' in file)) return file;
    call.provider.deleteFile(file);
    return { status: 200, mediaType: 'text/plain', body: 'success' };
  },

  getFileMetadata(call) {
    const file = allowedFile(call, call.query, 'stat');
    if (!('bytes' in file)) return file;
    const { policy: _policy, signature: _signature, ...flags } = call.query;
    const names = Object.entries(flags).flatMap(([name, isWanted]) => (isWanted ? [name] : []));
    const hasFlags = Object.keys(flags).length > 0;
    return { status: 200, body: pickMetadata(file, hasFlags ? names : defaultNames) };
  },
} satisfies ProviderHandlers;

const defaultNames = ['size', 'mimetype', 'filename', 'uploaded', 'writeable'];

/** The file that a call is about, or an answer that explains why access is denied. */
function allowedFile(
  {
    provider,
    path,
    now,
  }: Pick<ProviderCall<'retrieveFile' | 'downloadFile'>, 'provider' | 'path' | 'now'>,
  security: Security,
  call: PolicyCall,
) {
  const file = provider.file(path.handle);
  if (!file) return notFound('There is no file of this handle.');
  return policyRefusal(security, { calls: [call], now, handle: file.handle }) ?? file;
}

function fileAnswer({ bytes, mimetype, filename }: ProviderFile, disposition = 'inline') {
  return {
    status: 200,
    mediaType: mimetype || 'application/octet-stream',
    headers: {
      'Content-Disposition': `${disposition}; filename*=UTF-8''${encodeURIComponent(filename)}`,
      'Content-Length': String(bytes.byteLength),
      // An uploaded file keeps its type and must not run scripts.
      'Content-Security-Policy': 'sandbox',
      'X-Content-Type-Options': 'nosniff',
    },
    body: bytes,
  } as const;
}

/** A page for a frame; file content shown in it must not run scripts either. */
function previewAnswer(file: ProviderFile, origin: string) {
  return {
    status: 200,
    mediaType: 'text/html; charset=utf-8',
    headers: {
      'Content-Disposition': 'inline',
      'Content-Security-Policy':
        "sandbox; default-src 'none'; img-src *; style-src 'unsafe-inline'",
    },
    body: Buffer.from(previewPage(file, fileUrl(origin, file))),
  } as const;
}

/** The policy in a delivery address, `security=signature:…,policy:…`. */
function securityTask(tasks: string): Security {
  const [, text = ''] = /^security=(.*)$/.exec(tasks) ?? [];
  const values = new Map(
    text.split(',').map((pair) => {
      const [name = '', ...value] = pair.split(':');
      return [name, value.join(':')] as const;
    }),
  );
  return { policy: values.get('policy'), signature: values.get('signature') };
}

function pickMetadata(file: ProviderFile, names: readonly string[]) {
  return Object.fromEntries(
    names.flatMap((name) => {
      const make = Object.hasOwn(makers, name) ? makers[name] : undefined;
      return make ? [[name, make(file)]] : [];
    }),
  );
}

/** The metadata that the client asks for. */
const makers: Readonly<Record<string, (file: ProviderFile) => unknown>> = {
  size: ({ bytes }) => bytes.byteLength,
  mimetype: ({ mimetype }) => mimetype,
  filename: ({ filename }) => filename,
  width: ({ bytes }) => pictureSize(bytes)?.width ?? null,
  height: ({ bytes }) => pictureSize(bytes)?.height ?? null,
  uploaded: ({ uploadedAt }) => uploadedAt.getTime(),
  writeable: () => true,
};
