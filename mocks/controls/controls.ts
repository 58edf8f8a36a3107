import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { linkPath } from '../handlers/mail-links.ts';
import { errorResponse, fieldErrorsBody } from '../http/errors.ts';
import { changeCalendar } from './calendar-change.ts';
import {
  type Control,
  type ControlState,
  FieldErrors,
  refuseField,
  takeFields,
} from './control.ts';
import { queueAnswer } from './next-answer.ts';
import { framingPage, panelPage } from './pages.ts';
import { changeSession, changeSettings, describeWorld } from './world-state.ts';

const controls: Readonly<Record<string, Control>> = {
  'GET state': describeWorld,
  'POST session': changeSession,
  'POST settings': changeSettings,
  'POST clock': takeFields<{ now: string | null }>(
    { now: { type: ['string', 'null'], format: 'date-time' } },
    ['now'],
    ({ now }, { context: { world } }) => {
      world.controls.clock = now === null ? undefined : new Date(now);
    },
  ),
  'POST latency': takeFields<{ ms: number | null }>(
    { ms: { type: ['integer', 'null'], minimum: 0, maximum: 60_000 } },
    ['ms'],
    ({ ms }, { context: { world } }) => {
      world.controls.latencyMs = ms ?? undefined;
    },
  ),
  'POST offline': takeFields<{ offline: boolean }>(
    { offline: { type: 'boolean' } },
    ['offline'],
    ({ offline }, { context: { world } }) => {
      world.controls.offline = offline;
    },
  ),
  'POST reset': takeFields({}, [], (_, { worlds, context: { world } }) => {
    worlds.forget(world.id);
  }),
  // Nothing delivers mails and push messages: the latest first.
  'GET mails': ({ context: { world, basePath } }) => ({
    mails: world.mailLinks.list().map((link) => ({
      to: link.email,
      kind: link.kind,
      link: basePath + linkPath(link),
      expires_at: world.date(link.expiresAt),
      used: link.used,
    })),
  }),
  'GET push-messages': ({ context: { world } }) => ({
    push_messages: world.pushMessages.toReversed(),
  }),
  // No page asks for it.
  'GET calendar-password': ({ context: { world } }, _request, url) => {
    const calendar = world.calendars.get(Number(url.searchParams.get('id')));
    if (!calendar) refuseField('id', 'Must be the id of a calendar.');
    return { password: world.calendarExtras.get(calendar.id).password };
  },
  'POST calendar-change': changeCalendar,
  'POST next': queueAnswer,
  'GET violations': ({ violations }) => ({ violations }),
  'GET ': panelPage,
  'GET framed': framingPage,
  'GET bar.css': async () =>
    new Response(await readFile(path.join(import.meta.dirname, 'bar.css'), 'utf8'), {
      headers: { 'content-type': 'text/css; charset=utf-8' },
    }),
};

export const controlPrefix = '/__mock__/';

/** Answers a call to the mock's own controls, which are not part of the product. */
export async function callControl(
  state: ControlState,
  request: Request,
  url: URL,
): Promise<Response> {
  const name = url.pathname.slice(controlPrefix.length);
  const method = request.method === 'HEAD' ? 'GET' : request.method;
  const called = Object.hasOwn(controls, `${method} ${name}`) && controls[`${method} ${name}`];
  if (!called) return errorResponse(404, 'not_found');
  try {
    const answer = await called(state, request, url);
    if (answer instanceof Response) return answer;
    return answer === undefined ? new Response(null, { status: 204 }) : Response.json(answer);
  } catch (error) {
    if (!(error instanceof FieldErrors)) throw error;
    return Response.json(fieldErrorsBody(error.details), { status: 422 });
  }
}
