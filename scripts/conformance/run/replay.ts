import { CommandError } from '../../process/command-error.ts';
import { isRead } from '../contract/operation.ts';
import type { Finding } from '../report/finding.ts';
import { type RunOptions, type RunResult, runUnits } from './run.ts';

/**
 * Repeats a difference of an earlier run: its single request, or its flow.
 * @throws CommandError if the difference needs something that this run may not do.
 */
export function replay(options: RunOptions, { id, replay: how }: Finding): Promise<RunResult> {
  if (how.kind === 'flow') {
    return runUnits(options, (_, plan) => {
      const units = plan.flatMap((phase) => phase.units()).filter(({ name }) => name === how.name);
      if (units.length > 0) return units;
      throw new CommandError(
        `"${how.name}" is no part of this run. It may need --writes, or a login.`,
      );
    });
  }
  const operation = options.contract.byId.get(how.operation);
  if (!operation) throw new CommandError(`There is no operation "${how.operation}" any more.`);
  if (!options.writes && !isRead(operation)) {
    throw new CommandError(
      `The difference ${id} needs --writes: ${operation.id} may change something.`,
    );
  }
  return runUnits(options, (probe) => {
    const { session } = how.case;
    // Another run may have other logins; any with permission will do.
    const isKnown = session === undefined || probe.sessions.findByName(session) !== undefined;
    const one = isKnown ? how.case : { ...how.case, session: probe.sessions.for(operation)?.name };
    return [
      {
        name: `${operation.id}: ${how.case.title}`,
        run: () => probe.try({ ...one, operation }),
      },
    ];
  });
}
