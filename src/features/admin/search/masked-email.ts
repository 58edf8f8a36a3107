/** Masks an address so that colleagues can recognize it and passers-by cannot: `o•••@example.com`. */
export function maskedEmail(email: string): string {
  const at = email.lastIndexOf('@');
  const [first = ''] = email;
  return at > 0 ? `${first}•••${email.slice(at)}` : '•••';
}
