/** The controls of the mock service, for the world of the opened page. */
export async function control(name: string, body: object, basePath = ''): Promise<void> {
  const response = await fetch(`${window.location.origin}${basePath}/__mock__/${name}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`${name} was refused: ${await response.text()}`);
}

/** Gives the next call of an operation a documented answer. */
export async function answerNext(operation: string, code: number, example?: string): Promise<void> {
  await control('next', { operation, code, ...(example ? { example } : {}) });
}
