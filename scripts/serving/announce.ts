interface DemoAccount {
  email: string;
  name: string;
}

/** The message after startup: the address and the demo accounts. */
export function readyText(url: string, accounts: readonly DemoAccount[], password: string): string {
  const width = Math.max(...accounts.map(({ email }) => email.length));
  const rows = accounts.map(({ email, name }) => `  ${email.padEnd(width)}  ${name}`);
  return [
    `Ready: ${url}`,
    '',
    `Log in with one of these, password "${password}":`,
    ...rows,
    '',
    'Ctrl-C ends it.',
  ].join('\n');
}
