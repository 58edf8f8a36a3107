import { expect } from 'vitest';
import { openMock } from '../support.ts';

/** The fields with an error in a control's answer. */
export async function wrongFields(path: string, body: unknown): Promise<string[]> {
  const { post } = await openMock();
  const response = await post(path, body);
  expect(response.status).toBe(422);
  const { error } = await response.json();
  return error.details.map(({ field }: { field: string }) => field);
}
