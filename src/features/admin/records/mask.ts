/** Masks an address so that colleagues can recognize it and passers-by cannot: `o•••@example.com`. */
export function maskEmail(email: string): string {
  const at = email.lastIndexOf('@');
  const [first = ''] = email;
  return at > 0 ? `${first}•••${email.slice(at)}` : '•••';
}

/** Masks a calendar's key, which opens the calendar, so that two of them can be told apart: `ks•••4f2a`. */
export function maskKey(key: string): string {
  return `${key.slice(0, 2)}•••${key.slice(-4)}`;
}
