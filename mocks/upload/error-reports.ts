import { errorResponse } from '../http/errors.ts';
import type { WorldLog } from './world-log.ts';

/** One item in an envelope, for example an error. */
interface EnvelopeItem {
  readonly type: unknown;
  readonly payload: unknown;
}

/** The contents of one call to the error reporting service. */
export interface ErrorReport {
  readonly project: string;
  readonly header: unknown;
  readonly items: readonly EnvelopeItem[];
}

const envelopePath = /^\/api\/(\d+)\/envelope\/$/;

/** The largest envelope that is accepted, as by Sentry's own service for one event. */
const maximumEnvelopeBytes = 1_000_000;

/** The address for the client's error reports: the setting `errorReporting.dsn` for a project of this origin. */
export function mockDsn(origin: string, world: string): string {
  const { protocol, host } = new URL(origin);
  return `${protocol}//mockkey@${host}/worlds/${world}/1`;
}

/** Stores error reports; undefined if the path belongs to no such service. */
export async function errorReportResponse(
  request: Request,
  { path, world }: { readonly path: string; readonly world: string },
  reports: WorldLog<ErrorReport>,
): Promise<Response | undefined> {
  const project = envelopePath.exec(path)?.[1];
  if (project === undefined) return undefined;
  if (request.method !== 'POST') {
    return errorResponse(405, 'method_not_allowed', { headers: { allow: 'POST' } });
  }
  if (!new URL(request.url).searchParams.get('sentry_key')) {
    return errorResponse(403, 'permission_denied');
  }
  const body = await request.arrayBuffer();
  if (body.byteLength > maximumEnvelopeBytes) return errorResponse(413, 'request_too_large');
  const envelope = readEnvelope(new TextDecoder().decode(body));
  if (!envelope) {
    return errorResponse(400, 'malformed_request', { message: 'This is no envelope.' });
  }
  reports.add(world, { project, ...envelope });
  return Response.json({});
}

/** Lines of JSON: a header, then each item's own header and content. */
function readEnvelope(text: string): Omit<ErrorReport, 'project'> | undefined {
  const [header, ...lines] = text.split('\n').filter((line) => line !== '');
  try {
    const items = [];
    for (let index = 0; index < lines.length; index += 2) {
      const { type } = JSON.parse(lines[index] ?? '');
      items.push({ type, payload: JSON.parse(lines[index + 1] ?? '') });
    }
    return { header: JSON.parse(header ?? ''), items };
  } catch {
    return undefined;
  }
}
