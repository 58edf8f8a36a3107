import { readFileSync } from 'node:fs';
import path from 'node:path';
import { errorResponse } from '../http/errors.ts';

const script = /^\/picker\/[\w.-]+\/picker\.js$/;

/** A stand-in for the hosted picker's script; undefined if the path names no picker. */
export function pickerResponse(method: string, pathname: string): Response | undefined {
  if (!script.test(pathname)) return undefined;
  if (method !== 'GET' && method !== 'HEAD') {
    return errorResponse(405, 'method_not_allowed', { headers: { allow: 'GET, HEAD' } });
  }
  const text = readFileSync(path.join(import.meta.dirname, 'picker-script.js'), 'utf8');
  return new Response(text, {
    headers: { 'content-type': 'text/javascript; charset=utf-8', 'cache-control': 'no-store' },
  });
}
