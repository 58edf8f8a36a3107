/** `npm run mock`: the mock service alone, at http://localhost:4000 (`PORT`), for a client that runs elsewhere. */
import { runMain } from './process/main.ts';
import { generateIfChanged } from './serving/generated.ts';
import { serveMock } from './serving/mock.ts';
import { mockPage } from './serving/mock-page.ts';
import { readPort } from './serving/port.ts';

await runMain(
  async () => {
    const port = readPort(process.env['PORT'], 4000);
    await generateIfChanged();
    await serveMock(port, { page: { template: () => mockPage, csp: true } });
  },
  { stoppedCode: 0 },
);
