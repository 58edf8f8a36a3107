/** What a test runner's reporter tells the process that started the runner. */
export interface Progress {
  state: 'started' | 'finished';
  /** Of a test, or of a file of tests while it runs. */
  id: string;
  name: string;
}

/** Sends progress to the process that started this one. Does nothing if a person started it. */
export function sendProgress(state: Progress['state'], id: string, name: string): void {
  process.send?.({ state, id, name } satisfies Progress);
}

export function isProgress(message: unknown): message is Progress {
  return (
    typeof message === 'object' &&
    message !== null &&
    'state' in message &&
    (message.state === 'started' || message.state === 'finished') &&
    'id' in message &&
    typeof message.id === 'string' &&
    'name' in message &&
    typeof message.name === 'string'
  );
}
