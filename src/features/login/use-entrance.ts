import type { LogInData } from '#generated/app/fetchers.ts';
import { publishUser } from '#src/session/user-state.ts';
import { safeTargetPath } from '#src/util/target-path.ts';
import { useLeavePage } from './use-leave-page.ts';

/** Returns a function that goes where a login leads, and tells the other tabs who is logged in. */
export function useEntrance(targetPath: string | undefined) {
  const leave = useLeavePage();
  return (data: LogInData) => {
    const target = targetPath ?? safeTargetPath(data.target_path);
    publishUser(data.user.id, target ?? null);
    return leave(target);
  };
}
