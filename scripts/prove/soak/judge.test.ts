import { describe, expect, it } from 'vitest';
import { judgeSoak } from './judge.ts';

const at = (resident: number) => ({ resident, heap: 100 });
const soak = (start: number, minutes: number[], rest: number) =>
  judgeSoak({ start: at(start), minutes: minutes.map(at), rest: at(rest) });

describe('a soak', () => {
  it('is flat and back when memory stays within a tenth', () => {
    expect(soak(300, [400, 410, 405, 420, 415, 418], 430)).toMatchObject({ isFlat: true, isBack: true });
  });

  it('is not flat when the last third takes more than a tenth more', () => {
    expect(soak(300, [400, 400, 400, 400, 450, 450], 400)).toMatchObject({ isFlat: false, isBack: true });
  });

  it('is not back when the rest leaves more than a tenth above the first minute', () => {
    expect(soak(300, [400, 400, 400], 441)).toMatchObject({ isFlat: true, isBack: false });
    expect(soak(500, [400, 400, 400], 550)).toMatchObject({ isBack: true });
  });

  it('of one minute says nothing about growth', () => {
    expect(soak(300, [400], 400)).toMatchObject({ isFlat: true, isBack: true });
  });
});
