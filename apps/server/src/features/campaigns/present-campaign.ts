import type { Campaign, CampaignBlock } from '@huarong/contract/content';
import type { Log } from '#platform/log';
import type { BlockContext } from './block-context.ts';
import type { PageRow } from './campaigns.queries.ts';
import { presentBlock } from './present-block.ts';
import { StoredBlock } from './stored-blocks.ts';

/** An invalid block is left out and logged, so that the rest of the page still works. */
export function presentCampaign(page: PageRow, context: BlockContext, log: Log): Campaign {
  const blocks = page.blocks.flatMap((stored, index) => {
    const block = StoredBlock.safeParse(stored);
    if (!block.success) {
      log.warn({ campaign: page.slug, block: index, problem: block.error.message }, 'block not readable');
      return [];
    }
    return presentBlock(block.data, context) ?? [];
  });
  return {
    slug: page.slug,
    title: page.title,
    description: page.description,
    blocks: blocks.map((block) =>
      block.kind === 'anchors' ? { ...block, anchors: anchorsOf(blocks) } : block,
    ),
  };
}

/** `b3` is the fourth block of the page. */
const anchorsOf = (blocks: readonly CampaignBlock[]) =>
  blocks.flatMap(({ anchor }, index) => (anchor === undefined ? [] : [{ id: `b${index}`, label: anchor }]));
