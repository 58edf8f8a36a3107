import { expect, it } from 'vitest';
import { Sessions } from '#scripts/conformance/target/sessions.ts';
import { contract } from '#tests/conformance/support/mock-run.ts';

it('tells why a login was refused without letting the server control the terminal', async () => {
  const credentials = { email: 'ada@example.com', password: 'three-rivers' };
  const refuse = () =>
    Promise.resolve({
      status: 401,
      headers: new Headers(),
      body: 'no\u001b[2J\u202e',
      milliseconds: 1,
    });
  const sessions = new Sessions(contract, refuse, [{ name: 'ada', credentials }]);
  await expect(sessions.begin()).rejects.toThrow(
    String.raw`ada@example.com cannot log in: 401 no\x1b[2J\u202e`,
  );
});
