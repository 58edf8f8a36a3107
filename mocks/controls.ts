import type { ContractViolation } from './contract/contract.ts';
import { errorResponse } from './errors.ts';
import type { World } from './world/world.ts';

interface Control {
  readonly method: string;
  readonly run: (state: ControlState) => Response;
}

export interface ControlState {
  readonly world: World;
  readonly violations: readonly ContractViolation[];
}

const controls: ReadonlyMap<string, Control> = new Map([
  ['/__mock__/reset', { method: 'POST', run: resetWorld }],
  ['/__mock__/violations', { method: 'GET', run: listViolations }],
]);

/** Answers a call to the mock's own controls, which are no part of the product. */
export function callControl(method: string, path: string, state: ControlState): Response {
  const control = controls.get(path);
  if (!control) return errorResponse(404, 'not_found');
  if (control.method !== method) {
    return errorResponse(405, 'method_not_allowed', { headers: { allow: control.method } });
  }
  return control.run(state);
}

function resetWorld({ world }: ControlState): Response {
  world.reset();
  return new Response(null, { status: 204 });
}

function listViolations({ violations }: ControlState): Response {
  return Response.json({ violations });
}
