import type { Drawing, Placement } from '../draw-context.ts';

/** Two objects side by side; the second stands a little in front, so that they look like a pair. */
export function beside(
  main: Drawing,
  other: Drawing,
  side: 'left' | 'right' = 'left',
  gap = 14,
): [Placement, Placement] {
  const away = main.width / 2 + other.width / 2 + gap;
  const sign = side === 'left' ? -1 : 1;
  return [
    { drawing: main, x: 0, back: 8 },
    { drawing: other, x: sign * away, back: -6 },
  ];
}

/** One stands, a second one lies in front with the lit side up. */
export function standingAndLying(standing: Drawing, lying: Drawing, scale = 0.9): Placement[] {
  return [
    { drawing: standing, x: -lying.height * 0.16, back: 34 },
    {
      drawing: lying,
      x: -lying.height * scale * 0.34,
      back: -lying.width * 0.1,
      scale,
      turn: 84,
      lying: true,
    },
  ];
}

/** A big one and a small one half behind it. */
export function bigAndSmall(big: Drawing, small: Drawing, scale = 0.72): Placement[] {
  const reach = big.width * 0.5 + small.width * scale * 0.42;
  return [
    { drawing: small, x: reach, back: 26, scale },
    { drawing: big, x: -big.width * 0.08, back: 0 },
  ];
}
