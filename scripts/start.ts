/** `npm start`: the built client on the mock service, at http://localhost:4000 (`PORT`). */
import { buildIfChanged, distFolder } from './build.ts';
import { loadBuiltClient } from './built-client.ts';
import { runMain } from './process/main.ts';
import { generateIfChanged } from './serving/generated.ts';
import { serveMock } from './serving/mock.ts';
import { readPort } from './serving/port.ts';

await runMain(
  async () => {
    const port = readPort(process.env['PORT'], 4000);
    await generateIfChanged();
    await buildIfChanged();
    const { page, respond } = loadBuiltClient(distFolder);
    await serveMock(port, { page, resources: respond });
  },
  { stoppedCode: 0 },
);
