import { Fragment, useId } from 'react';
import { type Light, Lights } from './lights.tsx';

type Material = 'pack' | 'trim' | 'liquid' | 'wall' | 'air';
type Part = readonly [d: string, material: Material, light: Light];

const LIPSTICK: readonly Part[] = [
  ['M73 128a27 7 0 1 1 54 0a27 7 0 1 1-54 0Z', 'trim', 'metal'],
  ['M79 130V68C79 45 104 19 116 22c5 1 5 9 5 16v92a21 6 0 0 1-42 0Z', 'liquid', 'cylinder'],
  ['M73 128a27 7 0 0 0 54 0v38a27 7 0 0 1-54 0Z', 'trim', 'metal'],
  ['M65 166a35 9 0 1 1 70 0a35 9 0 1 1-70 0Z', 'pack', 'cylinder'],
  ['M73 160a27 7 0 0 0 54 0v6a27 7 0 0 1-54 0Z', 'trim', 'metal'],
  ['M65 166a35 9 0 0 0 70 0v88a35 9 0 0 1-70 0Z', 'pack', 'cylinder'],
  ['M65 172a35 9 0 0 0 70 0v5a35 9 0 0 1-70 0Z', 'trim', 'metal'],
];

const BOTTLE: readonly Part[] = [
  ['M72 22q0-4 4-4h48q4 0 4 4v96H72Z', 'pack', 'cylinder'],
  ['M76 114h48v12H76Z', 'trim', 'metal'],
  ['M52 138q0-12 12-12h72q12 0 12 12v112q0 12-12 12H64q-12 0-12-12Z', 'wall', 'glass'],
  ['M60 140q0-6 6-6h68q6 0 6 6v102q0 8-8 8H68q-8 0-8-8Z', 'liquid', 'glass'],
  ['M52 138q0-12 12-12h72q12 0 12 12v112q0 12-12 12H64q-12 0-12-12Z', 'air', 'glass'],
];

const GLOSS: readonly Part[] = [
  ['M83 20a17 4.5 0 0 1 34 0v104a17 4.5 0 0 1-34 0Z', 'trim', 'cylinder'],
  ['M86 126h28v8H86Z', 'trim', 'metal'],
  ['M80 136q0-6 6-6h28q6 0 6 6v116q0 10-10 10H90q-10 0-10-10Z', 'wall', 'glass'],
  ['M85 138h30v110q0 7-7 7H92q-7 0-7-7Z', 'liquid', 'cylinder'],
  ['M80 136q0-6 6-6h28q6 0 6 6v116q0 10-10 10H90q-10 0-10-10Z', 'air', 'glass'],
];

const SHAPES = { lipstick: LIPSTICK, bottle: BOTTLE, gloss: GLOSS };

interface ProductIllustrationProps {
  shape: keyof typeof SHAPES;
  /** Colours of pack, cap or ring, and of what is inside. */
  colours: { pack: string; trim: string; liquid: string };
  label: string;
}

/** A product illustration for the gallery, which has no product photographs. */
export function ProductIllustration({ shape, colours, label }: ProductIllustrationProps) {
  const id = useId();
  const paint = { ...colours, wall: 'rgb(255 255 255 / 50%)', air: 'none' };
  return (
    <svg viewBox="0 0 200 280" role="img" aria-label={label}>
      <Lights id={id} />
      <ellipse cx="118" cy="262" rx="92" ry="13" fill={`url(#${id}-shadow)`} opacity=".55" />
      <ellipse cx="102" cy="262" rx="58" ry="7" fill={`url(#${id}-shadow)`} />
      {SHAPES[shape].map(([d, material, light]) => (
        <Fragment key={material + d}>
          <path d={d} fill={paint[material]} />
          <path d={d} fill={`url(#${id}-${light})`} />
        </Fragment>
      ))}
    </svg>
  );
}
