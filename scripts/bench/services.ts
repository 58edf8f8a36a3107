import path from 'node:path';
import { demoPassword } from '#mocks/seed/user-record.ts';
import { startPrism } from '../prism.ts';
import { endChild, startNode, untilSays } from '../process/children.ts';
import { root } from '../process/tool.ts';

export async function startScript(script: string, port: number) {
  // The scenario bar looks for a free place after each change of a page, which is not the client's work.
  const child = startNode([script], { cwd: root, env: { PORT: String(port), MOCK_BAR: 'off' } });
  await untilSays(child, 'Ready:');
  return { child, url: `http://localhost:${port}` };
}

/** Counts the calls that plain Prism answers for each of the mock service's: the median of five rounds, in turn. */
export async function compareWithPrism(mock: string, port: number): Promise<number> {
  const prism = await startPrism(path.join(root, 'generated/app/document.json'), port);
  const cookie = await logIn(mock, 'owner@example.com');
  const shares: number[] = [];
  // V8 goes on optimizing for about ten thousand answers.
  for (const seconds of [5, 2, 2, 2, 2, 2]) {
    const own = await countAnswers(`${mock}/user/calendars`, cookie, seconds);
    const other = await countAnswers(`http://localhost:${port}/user/calendars`, cookie, seconds);
    shares.push(other / own);
  }
  await endChild(prism);
  return shares.slice(1).sort((a, b) => a - b)[2] ?? Number.NaN;
}

async function countAnswers(url: string, cookie: string, seconds: number): Promise<number> {
  const end = performance.now() + seconds * 1000;
  let answers = 0;
  const request = async () => {
    for (; performance.now() < end; answers += 1) {
      const response = await fetch(url, { headers: { accept: 'application/json', cookie } });
      if (!response.ok) throw new Error(`${url} answered ${response.status}.`);
      await response.arrayBuffer();
    }
  };
  await Promise.all(Array.from({ length: 8 }, request));
  return answers;
}

/** The cookies of a session on the mock service. */
export async function logIn(url: string, email: string): Promise<string> {
  const response = await fetch(`${url}/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-requested-with': 'XMLHttpRequest' },
    body: JSON.stringify({ email, password: demoPassword, stay_logged_in: true }),
  });
  const cookies = response.headers.getSetCookie();
  return cookies.map((cookie) => cookie.split(';', 1)[0]).join('; ');
}
