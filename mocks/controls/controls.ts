import { errorResponse } from '../http/errors.ts';
import { barFile } from './bar-files.ts';
import { changeCalendar } from './calendar-change.ts';
import { showCalendarPassword } from './calendar-password.ts';
import type { Control, ControlState } from './control.ts';
import { FieldError, fieldErrorResponse } from './fields.ts';
import { framedPage } from './framed-page.ts';
import { listMails } from './mails.ts';
import { listAnswers, queueAnswer } from './next-answer.ts';
import { listPushMessages } from './push-messages.ts';
import {
  changeSession,
  changeSettings,
  describeWorld,
  resetWorld,
  setClock,
  setLatency,
  setOffline,
} from './world-state.ts';

const controls: Readonly<Record<string, Control>> = {
  'GET state': describeWorld,
  'POST session': changeSession,
  'POST settings': changeSettings,
  'POST clock': setClock,
  'POST latency': setLatency,
  'POST offline': setOffline,
  'POST reset': resetWorld,
  'GET mails': listMails,
  'GET push-messages': listPushMessages,
  'GET calendar-password': showCalendarPassword,
  'POST calendar-change': changeCalendar,
  'GET operations': listAnswers,
  'POST next': queueAnswer,
  'GET violations': ({ violations }) => Response.json({ violations }),
  'GET framed': framedPage,
  'GET bar.js': barFile('bar.js', 'text/javascript; charset=utf-8'),
  'GET place.js': barFile('place.js', 'text/javascript; charset=utf-8'),
  'GET bar.css': barFile('bar.css', 'text/css; charset=utf-8'),
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
  const control = Object.hasOwn(controls, `${method} ${name}`) && controls[`${method} ${name}`];
  if (!control) return refusal(name);
  try {
    return await control(state, request, url);
  } catch (error) {
    if (error instanceof FieldError) return fieldErrorResponse(error);
    throw error;
  }
}

function refusal(name: string): Response {
  const allow = ['GET', 'POST'].filter((method) => Object.hasOwn(controls, `${method} ${name}`));
  if (allow.length === 0) return errorResponse(404, 'not_found');
  return errorResponse(405, 'method_not_allowed', { headers: { allow: allow.join(', ') } });
}
