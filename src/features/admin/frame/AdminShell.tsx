import type { ComponentProps } from 'react';
import { PageShell } from '#src/ui/layout/PageShell.tsx';
import { AdminFrame } from './AdminFrame.tsx';

/** The shell of a page of the admin tool that is not about one record. */
export function AdminShell(props: ComponentProps<typeof PageShell>) {
  return (
    <AdminFrame>
      <PageShell {...props} />
    </AdminFrame>
  );
}
