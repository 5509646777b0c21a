import type { ShelfGuide } from '../promotions/shelf.ts';
import type { DemoBundle } from './demo-bundle.ts';
import { paletteBundle } from './palette.ts';
import { scentsBundle } from './scents.ts';

export type { DemoBundle } from './demo-bundle.ts';

/** The two builders of the demo. */
export const demoBundles = (shelf: ShelfGuide): DemoBundle[] => [paletteBundle(shelf), scentsBundle(shelf)];
