import type { ChildProcess } from 'node:child_process';
import path from 'node:path';
import { demoPassword } from '#mocks/seed/user-record.ts';
import { startPrism } from '../prism.ts';
import { startNode, untilSays } from '../process/children.ts';
import { root } from '../process/tool.ts';

export interface StartedServer {
  readonly child: ChildProcess;
  readonly url: string;
}

export async function startScript(script: string, port: number): Promise<StartedServer> {
  const env = { PORT: String(port), MOCK_BAR: 'off' };
  const child = startNode([script], { cwd: root, env });
  await untilSays(child, 'Ready:');
  return { child, url: `http://localhost:${port}` };
}

export async function startPrismOn(document: string, port: number): Promise<StartedServer> {
  const file = path.join(root, 'generated', document, 'document.json');
  return { child: await startPrism(file, port), url: `http://localhost:${port}` };
}

/** The cookies of a session on the mock service. */
export async function logIn(url: string, email: string): Promise<string> {
  const response = await fetch(`${url}/login`, {
    method: 'POST',
    headers: {
      accept: 'application/json',
      'content-type': 'application/json',
      'x-requested-with': 'XMLHttpRequest',
    },
    body: JSON.stringify({ email, password: demoPassword, stay_logged_in: true }),
  });
  if (!response.ok) throw new Error(`Logging in as ${email} failed: ${response.status}`);
  return response.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';', 1)[0])
    .join('; ');
}
