import { Failure } from '#src/api/errors.ts';
import { message } from '#src/i18n/message.ts';
import { reportBug } from '#src/util/bug-report.ts';
import { shownFileName } from '#src/util/file-names.ts';
import type { UploadLimits } from './limits.ts';
import type { UploadControl } from './sdk-upload.ts';
import type { UploadProgress } from './transfer-speed.ts';
import { UploadError } from './upload-error.ts';
import { canPause } from './upload-file.ts';
import type { UploadedFile } from './uploaded-file.ts';

/** The state of a chosen file. */
export type UploadState =
  | { phase: 'waiting' }
  | { phase: 'uploading'; progress: UploadProgress; isPaused: boolean }
  | { phase: 'done'; stored: UploadedFile }
  | { phase: 'failed'; error: Failure }
  | { phase: 'canceled' };

export interface UploadRow {
  id: number;
  name: string;
  /** Null for a file from a cloud drive, which was never in this browser. */
  file: File | null;
  /** True if pausing has an effect. */
  canPause: boolean;
  state: UploadState;
}

export type StartUpload = (
  file: File,
  options: { signal: AbortSignal; onProgress: (progress: UploadProgress) => void },
) => UploadControl<UploadedFile>;

/** The maximum number of files to upload at a time, each in several parts. */
const maxRunning = 3;

export function isActive({ state }: UploadRow): boolean {
  return state.phase === 'waiting' || state.phase === 'uploading';
}

/** The files of one upload dialog, each with its state. */
export class UploadList {
  readonly #start: StartUpload;
  readonly #limits: UploadLimits;
  readonly #running = new Map<number, { control: UploadControl<unknown>; abort: () => void }>();
  readonly #listeners = new Set<() => void>();
  #rows: readonly UploadRow[] = [];
  #lastId = 0;

  constructor(start: StartUpload, limits: UploadLimits) {
    this.#start = start;
    this.#limits = limits;
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** The same list until something changes. */
  readonly rows = (): readonly UploadRow[] => this.#rows;

  /** Adds as many files as fit. @returns how many were left out. */
  add(files: readonly File[]): number {
    const acceptedFiles = files.slice(0, this.room);
    const addedRows = acceptedFiles.map(
      (file): UploadRow => ({
        id: this.#newId(),
        name: shownFileName(file.name),
        file,
        canPause: canPause(file),
        state: { phase: 'waiting' },
      }),
    );
    this.#change([...this.#rows, ...addedRows]);
    this.#startNext();
    return files.length - acceptedFiles.length;
  }

  /** Returns the number of files that still fit. */
  get room(): number {
    const count = this.#rows.filter(({ state }) => state.phase !== 'canceled').length;
    return Math.max(0, this.#limits.maxFiles - count);
  }

  /** Adds files that were uploaded elsewhere, or failed there. */
  addUploaded(storedFiles: readonly UploadedFile[], failedNames: readonly string[] = []): void {
    const row = (name: string, state: UploadState): UploadRow => ({
      id: this.#newId(),
      name: shownFileName(name),
      file: null,
      canPause: false,
      state,
    });
    this.#change([
      ...this.#rows,
      ...storedFiles.map((file) => row(file.name, { phase: 'done', stored: file })),
      ...failedNames.map((name) => row(name, { phase: 'failed', error: unknownError() })),
    ]);
  }

  pause(id: number): void {
    this.#running.get(id)?.control.pause();
    this.#setPaused(id, true);
  }

  resume(id: number): void {
    this.#running.get(id)?.control.resume();
    this.#setPaused(id, false);
  }

  /** Cancels an upload, unless it has just ended. */
  cancel(id: number): void {
    if (!this.#rows.some((row) => row.id === id && isActive(row))) return;
    this.#running.get(id)?.abort();
    this.#setState(id, { phase: 'canceled' });
  }

  cancelAll(): void {
    for (const { id } of this.#rows) this.cancel(id);
  }

  /** Returns whether a file can be uploaded after all. A canceled one has given its room to the others. */
  canRetry({ file, state }: UploadRow): boolean {
    if (file === null) return false;
    if (state.phase !== 'failed') return state.phase === 'canceled' && this.room > 0;
    return !(state.error instanceof UploadError) || state.error.isUnexpected;
  }

  retry(id: number): void {
    if (!this.#rows.some((row) => row.id === id && this.canRetry(row))) return;
    this.#setState(id, { phase: 'waiting' });
    this.#startNext();
  }

  /** Removes a file whose upload has ended. */
  remove(id: number): void {
    this.#change(this.#rows.filter((row) => row.id !== id || isActive(row)));
  }

  #startNext(): void {
    for (const row of this.#rows) {
      if (this.#running.size >= maxRunning) return;
      if (row.state.phase === 'waiting' && !this.#running.has(row.id)) this.#begin(row);
    }
  }

  #newId(): number {
    this.#lastId += 1;
    return this.#lastId;
  }

  #begin({ id, file }: UploadRow): void {
    if (!file) return;
    const controller = new AbortController();
    const { signal } = controller;
    const setOwnState = (state: UploadState) => !signal.aborted && this.#setState(id, state);
    const control = this.#start(file, {
      signal,
      onProgress: (progress) =>
        setOwnState({ phase: 'uploading', progress, isPaused: this.#isPaused(id) }),
    });
    this.#running.set(id, { control, abort: () => controller.abort() });
    const nothing = { bytes: 0, total: file.size, bytesPerSecond: null, secondsLeft: null };
    setOwnState({ phase: 'uploading', progress: nothing, isPaused: false });
    control.done
      .then(
        (storedFile) => setOwnState({ phase: 'done', stored: storedFile }),
        (error: unknown) => setOwnState(failedState(error)),
      )
      .finally(() => {
        this.#running.delete(id);
        this.#startNext();
      });
  }

  #isPaused(id: number): boolean {
    const state = this.#rows.find((row) => row.id === id)?.state;
    return state?.phase === 'uploading' && state.isPaused;
  }

  #setPaused(id: number, isPaused: boolean): void {
    const state = this.#rows.find((row) => row.id === id)?.state;
    if (state?.phase === 'uploading') this.#setState(id, { ...state, isPaused });
  }

  #setState(id: number, state: UploadState): void {
    this.#change(this.#rows.map((row) => (row.id === id ? { ...row, state } : row)));
  }

  #change(rows: readonly UploadRow[]): void {
    this.#rows = rows;
    for (const listener of this.#listeners) listener();
  }
}

function failedState(error: unknown): UploadState {
  if (error instanceof UploadError && error.kind === 'canceled') return { phase: 'canceled' };
  if (error instanceof Failure) return { phase: 'failed', error };
  reportBug(error);
  return { phase: 'failed', error: unknownError() };
}

function unknownError(): UploadError {
  return new UploadError({ kind: 'service', text: message('uploads:The upload failed') });
}
