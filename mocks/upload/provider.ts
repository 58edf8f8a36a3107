import { randomBytes } from 'node:crypto';
import type { components as AnalyticsComponents } from '#generated/analytics/types.ts';
import type { components } from '#generated/upload/types.ts';
import { ByteStore } from './byte-store.ts';
import type { ErrorReport } from './error-reports.ts';
import type { ProviderFile } from './files.ts';
import { UploadSession } from './upload-session.ts';
import { WorldLog } from './world-log.ts';

export type AnalyticsEvent = AnalyticsComponents['schemas']['AnalyticsEvent'];

const megabyte = 1024 * 1024;
const maximumFileBytes = 100 * megabyte;
const maximumSessionBytes = 100 * megabyte;
/** Overhead of an entry in addition to its bytes, so that empty entries cannot pile up. */
const entryBytes = 10_000;
const region = 'us-east-1';

/** The mock provider's state. Files are found by unguessable handles, events by the caller's world. */
export class Provider {
  /** The number of deliberate failures of each start, by what is started. */
  readonly failedStarts = new Map<string, number>();
  readonly events = new WorldLog<AnalyticsEvent>();
  readonly errorReports = new WorldLog<ErrorReport>();
  readonly #sessions = new ByteStore<UploadSession>(maximumSessionBytes);
  readonly #files = new ByteStore<ProviderFile>(maximumFileBytes);

  startSession(request: components['schemas']['StartRequest']): UploadSession {
    const { container = 'calendar-files' } = request.store;
    const id = `upload-${randomBytes(9).toString('hex')}`;
    const uri = `/${encodeURI(container.toWellFormed())}/${id}`;
    const session = new UploadSession({ id, uri, region, request });
    this.keepSession(session);
    return session;
  }

  session(id: string): UploadSession | undefined {
    return this.#sessions.get(id);
  }

  /** Recounts a session's bytes after its size has changed. */
  keepSession(session: UploadSession) {
    this.#sessions.set(session.id, session, session.storedBytes + entryBytes);
  }

  addFile(file: ProviderFile): ProviderFile {
    this.#files.set(file.handle, file, file.bytes.byteLength + entryBytes);
    return file;
  }

  /** The file with a handle, which a file extension may follow. */
  file(handle: string): ProviderFile | undefined {
    return this.#files.get(handle.replace(/\+.*$/, ''));
  }

  deleteFile(file: ProviderFile) {
    this.#files.delete(file.handle);
  }
}
