import { useTranslate } from '#src/i18n/i18n.ts';
import { TextField } from '#src/ui/form/TextField.tsx';
import { normalizeDomain } from './domain-name.ts';

interface DomainFieldProps {
  name: string;
  initial?: string | undefined;
  /** The text during typing. */
  typed: string;
}

/** The field for a domain. Shows while typing how the server will read the domain. */
export function DomainField({ typed, ...field }: DomainFieldProps) {
  const t = useTranslate();
  const domain = normalizeDomain(typed);
  return (
    <TextField
      {...field}
      label={t('admin:Domain')}
      hint={
        domain !== null && domain !== typed
          ? t('admin:Kept as %domain%', { domain })
          : t('admin:For example rowing.example')
      }
      messages={{ pattern: t('admin:Please enter a domain such as rowing.example.') }}
      autoComplete="off"
      autoCapitalize="none"
      spellCheck={false}
      inputMode="url"
      required
    />
  );
}
