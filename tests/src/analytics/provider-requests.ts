import { vi } from 'vitest';
import { createUploadOrigin } from '#mocks/upload/upload-origin.ts';

/** The mock's analytics server, in place of the network that the library uses. */
export async function openAnalytics(apiHost: string) {
  const server = await createUploadOrigin({ origin: new URL(apiHost).origin });
  const answers: Promise<Response>[] = [];
  class ServerRequest {
    #address = '';
    #headers: Record<string, string> = {};
    open(_method: string, address: string) {
      this.#address = address;
    }
    setRequestHeader(name: string, value: string) {
      this.#headers = { ...this.#headers, [name]: value };
    }
    send(body: string) {
      // The upload SDK of an earlier file in this worker may still repeat its requests.
      if (!this.#address.startsWith(`${apiHost}/api/event`)) return;
      const init = { method: 'POST', headers: this.#headers, body };
      answers.push(server.handle(new Request(this.#address, init)));
    }
  }
  vi.stubGlobal('XMLHttpRequest', ServerRequest);

  return {
    /** The number of requests so far. */
    sentCount: () => answers.length,
    /** The events that the server has received so far. */
    async events() {
      const taken = await Promise.all(answers);
      const refused = taken.filter(({ status }) => status !== 202);
      if (refused.length > 0) throw new Error(await refused[0]?.text());
      const response = await server.handle(new Request(`${apiHost}/__mock__/events`));
      const { events } = await response.json();
      return events;
    },
  };
}
