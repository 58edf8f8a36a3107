import type { ComponentProps } from 'react';
import { PageShell } from '#src/ui/layout/PageShell.tsx';
import { AdminFrame } from './AdminFrame.tsx';

/** The shell of an admin page that is not about a single record. */
export function AdminShell(props: ComponentProps<typeof PageShell>) {
  return (
    <AdminFrame>
      <PageShell {...props} />
    </AdminFrame>
  );
}
