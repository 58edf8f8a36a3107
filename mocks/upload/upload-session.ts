import { createHash } from 'node:crypto';
import type { components } from '#generated/upload/types.ts';

type StartRequest = components['schemas']['StartRequest'];

/** The announcement of a part, or of a chunk of it, before its bytes are sent. */
export interface Announcement {
  readonly size: number;
  /** In base64; undefined if it should not be checked. */
  readonly md5: string | undefined;
}

interface Part {
  /** By their offset in the part. */
  readonly announcements: Map<number, Announcement>;
  readonly chunks: Map<number, Uint8Array<ArrayBuffer>>;
  etag: string | undefined;
  isCommitted: boolean;
}

/** The minimum size of a part, except for the last one. */
export const minimumPartSize = 5_242_880;

/** An upload that has started but is not yet a file. */
export class UploadSession {
  readonly id: string;
  readonly uri: string;
  readonly region: string;
  readonly request: StartRequest;
  /** The number of deliberate failures of each step. */
  readonly failures = new Map<string, number>();
  /** The handle, once the upload is complete. */
  handle: string | undefined;
  readonly #parts = new Map<number, Part>();

  constructor(start: { id: string; uri: string; region: string; request: StartRequest }) {
    this.id = start.id;
    this.uri = start.uri;
    this.region = start.region;
    this.request = start.request;
  }

  announce(part: number, offset: number, announcement: Announcement) {
    this.#part(part).announcements.set(offset, announcement);
  }

  findAnnouncement(part: number, offset: number): Announcement | undefined {
    return this.#parts.get(part)?.announcements.get(offset);
  }

  /** Stores bytes, replacing earlier ones at the same offset; returns the ETag. */
  store(number: number, offset: number, bytes: Uint8Array<ArrayBuffer>): string {
    const part = this.#part(number);
    part.chunks.set(offset, bytes);
    part.isCommitted = false;
    part.etag = `"${createHash('md5').update(bytes).digest('hex')}"`;
    return part.etag;
  }

  /** Counts the contiguous bytes of a part; undefined if it has a gap or overlaps itself. */
  wholeSize(number: number): number | undefined {
    const chunks = [...(this.#parts.get(number)?.chunks ?? [])].toSorted(([a], [b]) => a - b);
    let size = 0;
    for (const [offset, bytes] of chunks) {
      if (offset !== size) return undefined;
      size += bytes.byteLength;
    }
    return size === 0 ? undefined : size;
  }

  commit(number: number) {
    this.#part(number).isCommitted = true;
  }

  isCommitted(number: number): boolean {
    return this.#parts.get(number)?.isCommitted ?? false;
  }

  etag(number: number): string | undefined {
    return this.#parts.get(number)?.etag;
  }

  /** The numbers of the parts with bytes, in order. */
  get storedParts(): number[] {
    return [...this.#parts]
      .filter(([, { chunks }]) => chunks.size > 0)
      .map(([number]) => number)
      .toSorted((a, b) => a - b);
  }

  /** The bytes of all parts in order. */
  joinParts(): Uint8Array<ArrayBuffer> {
    const chunks = this.storedParts.flatMap((number) =>
      [...this.#part(number).chunks].toSorted(([a], [b]) => a - b).map(([, bytes]) => bytes),
    );
    return Buffer.concat(chunks);
  }

  get storedBytes(): number {
    let sum = 0;
    for (const { chunks } of this.#parts.values()) {
      for (const bytes of chunks.values()) sum += bytes.byteLength;
    }
    return sum;
  }

  /** Ends the upload; its bytes now belong to the file. */
  finish(handle: string) {
    this.handle = handle;
    this.#parts.clear();
  }

  #part(number: number): Part {
    let part = this.#parts.get(number);
    if (!part) {
      part = { announcements: new Map(), chunks: new Map(), etag: undefined, isCommitted: false };
      this.#parts.set(number, part);
    }
    return part;
  }
}
