/** Changes an event on the server, as somebody else does. */
export async function changeEvent(calendar: string, event: string, changes: object) {
  const url = new URL(`/calendars/${calendar}/events/${event}`, window.location.origin);
  const headers = { Accept: 'application/json', 'X-Requested-With': 'XMLHttpRequest' };
  const { version }: { version: string } = await (await fetch(url, { headers })).json();
  const body = JSON.stringify({ ...changes, version });
  const typed = { ...headers, 'Content-Type': 'application/json' };
  const response = await fetch(url, { method: 'PATCH', headers: typed, body });
  if (!response.ok) throw new Error(`The change was refused: ${await response.text()}`);
}
