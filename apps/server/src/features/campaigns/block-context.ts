import type { presentCard, Snapshot } from '../catalogue/index.ts';
import type { PageRow, SceneRow } from './campaigns.queries.ts';

/** All that blocks are presented with: one moment, one snapshot, for the whole page. */
export interface BlockContext {
  page: Pick<PageRow, 'ends_at'>;
  now: Date;
  snapshot: Snapshot;
  scenes: ReadonlyMap<string, SceneRow>;
  presenterDeps: Parameters<typeof presentCard>[1];
}
