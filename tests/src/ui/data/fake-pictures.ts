import { vi } from 'vitest';

/** A picture as the browser loads it, whose arrival the test decides on. */
export class FakePicture {
  crossOrigin: string | null = null;
  src = '';
  onload: () => void = () => {};
  onerror: () => void = () => {};
  readonly decoding = Promise.withResolvers<void>();
  decode = () => this.decoding.promise;
}

/** Puts fake pictures in the place of the browser's, and gives those that were asked for, the oldest first. */
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
