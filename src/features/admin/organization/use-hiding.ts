import { updateOrganization } from '#generated/admin/fetchers.ts';
import { message } from '#src/i18n/message.ts';
import { useStaffAct } from '../writes/use-staff-act.ts';
import type { Organization } from './organization-loader.ts';

/** Hides an organization from its users, or shows it again. */
export function useHiding({ id, name, hidden }: Organization, noteOn: number | undefined) {
  const act = useStaffAct({
    operation: 'updateOrganization',
    call: (wanted: boolean, options) =>
      updateOrganization({ path: { id }, body: { hidden: wanted } }, options),
    done: (wanted) =>
      wanted
        ? message('records:%name% is hidden from its users.', { name })
        : message('records:%name% is shown to its users.', { name }),
    opposite: (wanted) => !wanted,
    noteOn,
  });
  return {
    ...act,
    /** As it will be once all pending changes are saved. */
    isHidden: act.running.at(-1) ?? hidden,
  };
}
