/** `npm run mock`: the mock service alone, on http://localhost:4000 (`PORT`), for a client that runs elsewhere. */
import './serving/small-heap.ts';
import { runMain } from './process/main.ts';
import { generateIfChanged } from './serving/generated.ts';
import { serveMock } from './serving/mock.ts';
import { readPort } from './serving/port.ts';

const page = `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>Mock service</title>
  </head>
  <body>
    <h1>Mock service</h1>
    <p>This is the mock service alone: it answers every call of the contract, and has no client.</p>
    <p><code>npm start</code> serves both; <code>npm run dev</code> does so with hot reload.</p>
  </body>
</html>
`;

await runMain(
  async () => {
    const port = readPort(process.env['PORT'], 4000);
    await generateIfChanged();
    await serveMock(port, { page: { template: () => page, csp: true } });
  },
  { stoppedCode: 0 },
);
