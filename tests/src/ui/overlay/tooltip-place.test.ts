import { describe, expect, it } from 'vitest';
import { tooltipPlace } from '#src/ui/overlay/tooltip-place.ts';

const window = { width: 1000, height: 600 };
const tooltip = { width: 100, height: 30 };
const control = (left: number, top: number) => ({ left, top, bottom: top + 40, width: 40 });

describe('a tooltip', () => {
  it('is centered below its control', () => {
    expect(tooltipPlace(control(480, 100), tooltip, window)).toEqual({ x: 450, y: 140 });
  });

  it('is above its control if there is no room below', () => {
    expect(tooltipPlace(control(480, 540), tooltip, window)).toEqual({ x: 450, y: 510 });
  });

  it('stays within the window', () => {
    expect(tooltipPlace(control(0, 100), tooltip, window).x).toBe(8);
    expect(tooltipPlace(control(960, 100), tooltip, window).x).toBe(892);
    expect(tooltipPlace(control(0, 10), tooltip, { width: 60, height: 45 })).toEqual({
      x: 8,
      y: 0,
    });
  });
});
