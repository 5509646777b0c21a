import { type Corner, lastOf, type Profile } from './lathe.ts';

export function radiusAt([top, ...rest]: Profile, y: number): number {
  let [r1, y1] = top;
  for (const [r2, y2] of rest) {
    if (y <= y2) return y2 === y1 ? Math.max(r1, r2) : r1 + ((r2 - r1) * (y - y1)) / (y2 - y1);
    [r1, y1] = [r2, y2];
  }
  return r1;
}

/** What is left of a profile below a height: the liquid in a bottle. */
export function below(profile: Profile, y: number): Profile {
  return [[radiusAt(profile, y), y], ...profile.filter((corner) => corner[1] > y)];
}

/** The hollow inside a bottle: thinner by its wall, and standing on its glass floor. */
export function hollow(profile: Profile, wall: number, floor: number): Profile {
  const [, foot] = lastOf(profile);
  const inside = ([r, y, round]: Corner): Corner => [
    Math.max(1.5, r - wall),
    Math.min(y, foot - floor),
    round ?? 0,
  ];
  const [top, ...rest] = profile;
  return [inside(top), ...rest.map(inside)];
}

export const widest = (profile: Profile) => Math.max(...profile.map(([r]) => r));
