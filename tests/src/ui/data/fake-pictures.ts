import { vi } from 'vitest';

/** A picture as the browser loads it, controlled by the test. */
export class FakePicture {
  crossOrigin: string | null = null;
  src = '';
  onload: () => void = () => {};
  onerror: () => void = () => {};
  readonly decoding = Promise.withResolvers<void>();
  decode = () => this.decoding.promise;
}

/** Replaces the browser's pictures with fake ones, and returns the requested ones, oldest first. */
export function fakePictures(): FakePicture[] {
  const made: FakePicture[] = [];
  const make = class extends FakePicture {
    constructor() {
      super();
      made.push(this);
    }
  };
  vi.stubGlobal('Image', make);
  return made;
}
