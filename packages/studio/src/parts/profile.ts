import type { Corner } from './lathe.ts';

export function radiusAt(profile: readonly Corner[], y: number): number {
  for (let at = 1; at < profile.length; at++) {
    const [r1, y1] = profile[at - 1]!;
    const [r2, y2] = profile[at]!;
    if (y <= y2) return y2 === y1 ? Math.max(r1, r2) : r1 + ((r2 - r1) * (y - y1)) / (y2 - y1);
  }
  return profile[profile.length - 1]?.[0] ?? 0;
}

/** What is left of a profile below a height: the liquid in a bottle. */
export function below(profile: readonly Corner[], y: number): Corner[] {
  return [[radiusAt(profile, y), y], ...profile.filter((corner) => corner[1] > y)];
}

/** The hollow inside a bottle: thinner by its wall, and standing on its glass floor. */
export function hollow(profile: readonly Corner[], wall: number, floor: number): Corner[] {
  const foot = profile[profile.length - 1]?.[1] ?? 0;
  return profile.map(([r, y, round]) => [Math.max(1.5, r - wall), Math.min(y, foot - floor), round ?? 0]);
}

export const widest = (profile: readonly Corner[]) => Math.max(...profile.map(([r]) => r));
