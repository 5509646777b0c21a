import type { presentCard, Snapshot } from '../catalogue/index.ts';
import type { LiveOffer } from '../content/index.ts';
import type { SceneRow } from './campaigns.queries.ts';

/** What all blocks of a page share: one moment and one snapshot. */
export interface BlockContext {
  /** When the page ends, by itself or with its offer. */
  endsAt: Date | null;
  now: Date;
  snapshot: Snapshot;
  scenes: ReadonlyMap<string, SceneRow>;
  presenterDeps: Parameters<typeof presentCard>[1];
  /** The offer of the block; null for a block without one. */
  offer: LiveOffer | null;
}
