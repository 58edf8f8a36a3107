import type { LoaderFunctionArgs } from 'react-router-dom';
import { getCalendar } from '#generated/calendar/fetchers.ts';
import { LoginRequiredError, RequestError } from '#src/api/errors.ts';
import { requireLoaded } from '#src/api/loaded.ts';
import type { SettingsPartProps } from '../frame/settings-part.ts';
import { type SettingsPart, settingsParts } from './settings-parts.ts';

/** The data that the page can show. */
type SettingsData =
  | ({ kind: 'open'; part: SettingsPart } & SettingsPartProps)
  /** A login is needed first. */
  | { kind: 'login' }
  /** The calendar's own page says what is needed first: a password, or that the calendar is activated. */
  | { kind: 'closed' };

const obstacles: readonly string[] = ['calendar_password_required', 'calendar_inactive'];

/**
 * Reads a calendar, along with the code of the part.
 * @throws Response 404 if there is no such calendar for this visitor, or no such part.
 */
export async function loader({ params, request }: LoaderFunctionArgs): Promise<SettingsData> {
  const { signal } = request;
  const part = settingsParts.find(({ name }) => name === params['part']);
  if (!part) throw new Response(null, { status: 404 });
  const address = params['calendarKey'] ?? params['identifier'] ?? '';
  const code = part.Part.preload();
  try {
    const input = { path: { calendar: address } };
    const configuration = requireLoaded(
      // The login is a page here, not a dialog over nothing.
      await getCalendar(input, { signal, reauthenticate: false }),
      signal,
    );
    await code;
    return { kind: 'open', part, address, configuration };
  } catch (error) {
    if (error instanceof LoginRequiredError) return { kind: 'login' };
    if (!(error instanceof RequestError)) throw error;
    if (error.id === 'calendar_not_found') throw new Response(null, { status: 404 });
    if (obstacles.includes(error.id)) return { kind: 'closed' };
    throw error;
  }
}
