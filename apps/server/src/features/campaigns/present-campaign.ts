import type { Campaign, CampaignBlock } from '@huarong/contract/content';
import { type Facts, fillText, fillTexts, lastDayText } from '@huarong/core/content';
import type { Log } from '#platform/log';
import type { FindOffer, LiveOffer } from '../content/index.ts';
import type { BlockContext } from './block-context.ts';
import type { PageRow } from './campaigns.queries.ts';
import { presentBlock } from './present-block.ts';
import { StoredBlock } from './stored-blocks.ts';

export interface PageContext extends Omit<BlockContext, 'offer'> {
  log: Log;
  storeFacts: Facts;
  /** The offer of the whole page. Its blocks may speak of it without naming it again. */
  pageOffer: LiveOffer | null;
  findOffer: FindOffer;
}

/** The readable blocks of a page. An invalid one is left out and logged, so that the rest of the page still works. */
export function readBlocks({ slug, blocks }: Pick<PageRow, 'slug' | 'blocks'>, log: Log): StoredBlock[] {
  return blocks.flatMap((stored, index) => {
    const block = StoredBlock.safeParse(stored);
    if (block.success) return [block.data];
    log.warn({ campaign: slug, block: index, problem: block.error.message }, 'block not readable');
    return [];
  });
}

export function presentCampaign(
  page: PageRow,
  stored: readonly StoredBlock[],
  { log, storeFacts, pageOffer, findOffer, ...context }: PageContext,
): Campaign {
  const pageFacts = {
    ...storeFacts,
    ...pageOffer?.facts,
    ...(context.endsAt && { 结束: lastDayText(context.endsAt) }),
  };
  const blocks = stored.flatMap(({ offer: ref, ...texts }) => {
    const offer = ref ? findOffer(ref) : null;
    if (ref && !offer) return [];
    const end = offer?.endsAt && { 结束: lastDayText(offer.endsAt) };
    const block = fillTexts(texts as StoredBlock, { ...pageFacts, ...offer?.facts, ...end });
    if (!block) log.warn({ campaign: page.slug, block: texts.kind }, 'block names what its offer lacks');
    return (block && presentBlock(block, { ...context, offer })) ?? [];
  });
  return {
    slug: page.slug,
    title: fillText(page.title, pageFacts) ?? '',
    description: fillText(page.description, pageFacts) ?? '',
    blocks: blocks.map((block) => {
      if (block.kind === 'anchors') return { ...block, anchors: anchorsOf(blocks) };
      return block.kind === 'edition' ? { ...block, chapters: anchorsOf(blocks) } : block;
    }),
  };
}

/** `b3` is the fourth block of the page. */
const anchorsOf = (blocks: readonly CampaignBlock[]) =>
  blocks.flatMap(({ anchor }, index) => (anchor === undefined ? [] : [{ id: `b${index}`, label: anchor }]));
