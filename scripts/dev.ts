/**
 * `npm run dev`: the client from its sources, with hot reload, on the mock service, at http://localhost:4000 (`PORT`).
 */
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import path from 'node:path';
import { createServer as createVite } from 'vite';
import { explainTakenPort, requestListener } from '#mocks/http/server.ts';
import { CommandError } from './process/command-error.ts';
import { runMain } from './process/main.ts';
import { root } from './process/tool.ts';
import { generateIfChanged } from './serving/generated.ts';
import { announce, mockServiceOn, serveUploadOrigin } from './serving/mock.ts';
import { checkPortFree, readPort } from './serving/port.ts';

/** The built client's base path. Vite's own addresses are below it, so they cannot collide with the product's. */
const base = '/resources/client/';

function startVite(server: Server) {
  return createVite({
    configFile: path.join(root, 'vite.config.ts'),
    base,
    appType: 'custom',
    server: { middlewareMode: true, hmr: { server } },
  });
}

async function listenOn(server: Server, port: number): Promise<void> {
  server.listen(port, 'localhost');
  try {
    await once(server, 'listening');
  } catch (error) {
    throw new CommandError(explainTakenPort(port, error).message);
  }
}

await runMain(
  async () => {
    const port = readPort(process.env['PORT'], 4000);
    await generateIfChanged();
    const server = createServer();
    const vite = await startVite(server);
    const template = async () => {
      const html = await readFile(path.join(root, 'src/index.html'), 'utf8');
      return vite.transformIndexHtml('/index.html', html, `${base}index.html`);
    };
    // Hot reload needs scripts and connections that the product's own policy forbids.
    const service = await mockServiceOn(port, { page: { template, csp: false } });
    const answer = requestListener(service);
    server.on('request', (message: IncomingMessage, reply: ServerResponse) => {
      if (message.url?.startsWith(base)) vite.middlewares(message, reply);
      else answer(message, reply);
    });
    // In production the service listens on both IP versions, so a program on either one is in the way.
    await checkPortFree(port);
    await listenOn(server, port);
    await serveUploadOrigin(port);
    announce(`http://localhost:${port}`);
  },
  { stoppedCode: 0 },
);
