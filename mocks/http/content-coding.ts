export type ContentCoding = 'br' | 'gzip';

/** The best coding that a request accepts, if any. Codings with `q=0` are refused. */
export function acceptedCoding(header: string | null): ContentCoding | undefined {
  const accepts = new Map(
    (header ?? '').split(',').map((entry) => {
      const [name = '', ...parameters] = entry.split(';').map((part) => part.trim());
      return [
        name.toLowerCase(),
        !parameters.some((parameter) => /^q=0(\.0*)?$/.test(parameter)),
      ] as const;
    }),
  );
  return (['br', 'gzip'] as const).find((coding) => accepts.get(coding) ?? accepts.get('*'));
}
