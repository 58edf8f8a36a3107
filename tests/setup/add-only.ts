/** Adds an event to one of the calendars of meeting rooms as this visitor. Returns its id. */
export async function addMeeting(calendar: string): Promise<string> {
  const base = `${window.location.origin}/calendars/${calendar}`;
  const headers = { Accept: 'application/json', 'X-Requested-With': 'XMLHttpRequest' };
  const { sub_calendars, event_fields } = await (await fetch(base, { headers })).json();
  const seats = event_fields.find(({ name }: { name: string }) => name === 'Seats');
  // A Sunday, on which no meetings are.
  const day = '2026-12-27';
  const response = await fetch(`${base}/events`, {
    method: 'POST',
    headers: {
      ...headers,
      'Content-Type': 'application/json',
      'Idempotency-Key': crypto.randomUUID(),
    },
    body: JSON.stringify({
      ...{ title: 'Meeting', start: day, end: day, all_day: true },
      sub_calendar_ids: [sub_calendars[0].id],
      custom: { [seats.id]: 4 },
    }),
  });
  const { event } = await response.json();
  return event.id;
}

/** A control that sets the server's clock, in minutes from this device's. */
export function minutesFromNow(minutes: number) {
  return { clock: { now: new Date(Date.now() + minutes * 60_000).toISOString() } };
}
