import type { presentCard, Snapshot } from '../catalogue/index.ts';
import type { PageRow, SceneRow } from './campaigns.queries.ts';

/** What all blocks of a page share: one moment and one snapshot. */
export interface BlockContext {
  page: Pick<PageRow, 'ends_at'>;
  now: Date;
  snapshot: Snapshot;
  scenes: ReadonlyMap<string, SceneRow>;
  presenterDeps: Parameters<typeof presentCard>[1];
}
