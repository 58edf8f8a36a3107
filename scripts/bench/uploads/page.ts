/** Runs in the browser: uploads a large file with plain requests, with the bare SDK, and with the client's own code. */
import { createClient } from '#src/uploads/sdk.ts';
import { uploadFile } from '#src/uploads/upload-file.ts';

export interface Job {
  readonly apiKey: string;
  readonly hosts: Readonly<Record<string, string>>;
  readonly policy: string;
  readonly signature: string;
}

const partSize = 6_291_456;
const concurrency = 3;

/** Reports progress to the server. */
async function tell(what: string): Promise<void> {
  await fetch(`/told?${what}`, { method: 'POST' });
}

async function run(): Promise<void> {
  const job: Job = await (await fetch('/job')).json();
  const bytes = await (await fetch('/large.bin')).blob();
  const file = new File([bytes], 'large.bin');
  for (const [way, upload] of Object.entries(ways)) {
    await tell(`begin=${way}`);
    const begun = performance.now();
    await upload(file, job);
    await tell(`end=${way}&seconds=${(performance.now() - begun) / 1000}`);
  }
}

const ways: Readonly<Record<string, (file: File, job: Job) => Promise<unknown>>> = {
  fetch: async (file, { apiKey: apikey, hosts, policy, signature }) => {
    const { name: filename, size } = file;
    const mimetype = 'application/octet-stream';
    const common = { apikey, policy, signature, store: { location: 's3' } };
    const call = async (step: string, body: object): Promise<Record<string, unknown>> => {
      const response = await fetch(`${hosts['uploadApiUrl']}/multipart/${step}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ ...common, ...body }),
      });
      if (!response.ok) throw new Error(`${step}: ${response.status} ${await response.text()}`);
      return response.json();
    };
    const { uri, region, upload_id } = await call('start', { filename, mimetype, size });
    const upload = { uri, region, upload_id };
    const parts = Array.from({ length: Math.ceil(size / partSize) }, (_, at) => at + 1);
    const waiting = parts.values();
    const etags = new Map<number, string | null>();
    const send = async () => {
      for (const part of waiting) {
        const bytes = file.slice((part - 1) * partSize, part * partSize);
        const { url, headers } = await call('upload', { ...upload, part, size: bytes.size });
        const stored = await fetch(String(url), {
          method: 'PUT',
          headers: Object(headers),
          body: bytes,
        });
        etags.set(part, stored.headers.get('etag'));
      }
    };
    await Promise.all(Array.from({ length: concurrency }, send));
    await call('complete', {
      ...upload,
      filename,
      mimetype,
      size,
      parts: parts.map((part) => ({ part_number: part, etag: etags.get(part) })),
    });
  },

  sdk: async (file, { apiKey, hosts, policy, signature }) => {
    const client = await createClient({ apiKey, hosts }, { policy, signature });
    return client.upload({ file, name: file.name });
  },

  client: (file, { apiKey, hosts, policy, signature }) =>
    uploadFile(file, {
      provider: { apiKey, hosts },
      policy: { url: '/bench', call: () => Promise.resolve({ policy, signature }) },
      owner: 'bench',
      limits: { maxFiles: 1, maxSize: file.size },
    }).done,
};

run().catch((error: unknown) => tell(`failure=${encodeURIComponent(String(error))}`));
