import type { WireRequest } from './send.ts';

/** Headers that contain a session: reports are shared, and must not let their readers in. */
const secrets: Readonly<Record<string, string>> = {
  cookie: '$COOKIE',
  authorization: '$AUTHORIZATION',
};

/** Headers that curl adds itself. */
const ownHeaders = new Set(['host', 'content-length', 'connection', 'accept-encoding']);

/** A shell command that repeats a request; session headers come from environment variables. */
export function curlLine(
  server: string,
  { method, path, headers, body }: WireRequest,
  hasSession: boolean,
): string {
  const parts = ['curl -i'];
  if (method === 'HEAD') parts.push('--head');
  else if (method !== 'GET' || body !== undefined) parts.push(`-X ${method}`);
  parts.push(quote(server + path));
  for (const [name, value] of Object.entries(headers)) {
    if (ownHeaders.has(name)) continue;
    const secret = hasSession ? secrets[name] : undefined;
    parts.push(`-H ${secret ? `"${name}: ${secret}"` : quote(`${name}: ${value}`)}`);
  }
  if (body === undefined) return parts.join(' ');
  const padding = body.length - body.trimEnd().length;
  if (padding < 1000) return [...parts, `--data-raw ${quote(body)}`].join(' ');
  // Megabytes of spaces are described rather than shown.
  const command = `(printf %s ${quote(body.trimEnd())}; printf '%${padding}s' '')`;
  return `${command} | ${[...parts, '--data-binary @-'].join(' ')}`;
}

/** A text as one word of a shell command. */
export function quote(text: string): string {
  return `'${text.replaceAll("'", String.raw`'\''`)}'`;
}
