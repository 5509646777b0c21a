import type { Tx } from '#platform/database';
import { lockSet, markWithdrawn } from '../../change-sets/index.ts';

/** A draft of pages, locked until the transaction ends. */
export async function lockDraft(tx: Tx, setId: number) {
  const set = await lockSet(tx, setId);
  return set?.kind === 'content' && set.state === 'draft' ? set : null;
}

/** Takes back a draft of a slot because another save takes its place. False: it is no draft of this slot any more. */
export async function withdrawDraft(tx: Tx, setId: number, slot: string): Promise<boolean> {
  const set = await lockDraft(tx, setId);
  if (set?.source.slot !== slot) return false;
  await markWithdrawn(tx, setId);
  return true;
}
