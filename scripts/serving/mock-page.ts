/**
 * Replaces the client's page if the mock service runs alone. Contains what every page has, so that it can be checked.
 */
export const mockPage = `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>Mock service</title>
    <script type="application/json" id="app-settings">__APP_SETTINGS__</script>
    <script type="application/json" id="app-messages">__APP_MESSAGES__</script>
  </head>
  <body>
    <h1>Mock service</h1>
    <p>This is the mock service alone: it answers every call of the contract, and has no client.</p>
    <p><code>npm start</code> serves both; <code>npm run dev</code> does so with hot reload.</p>
  </body>
</html>
`;
