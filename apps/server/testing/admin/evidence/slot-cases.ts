import { contentAdminRoutes } from '@huarong/contract/admin/content';
import type { EvidenceShop, PrepareCase } from './evidence-case.ts';

let texts = 0;
/** Another text for the first hot word. */
async function edit({ owner }: EvidenceShop, mode: 'draft' | 'publish', text = `热词 ${++texts}`) {
  const { results } = await owner.call(contentAdminRoutes.slot, { label: 'hot_word' });
  return {
    label: 'hot_word',
    edits: [{ lineId: results.lines[0].lineId, base: {}, value: { content: text } }],
    added: [],
    mode,
    applyAt: null,
    restoreAt: null,
  };
}
const saveDraft = async (shop: EvidenceShop): Promise<string> =>
  (await shop.owner.call(contentAdminRoutes.save, await edit(shop, 'draft'))).results.setId;

export const slotCases: Record<string, PrepareCase> = {
  'content.save': async (shop) => ({
    input: await edit(shop, 'publish'),
    refused: await edit(shop, 'publish', '长'.repeat(40)),
  }),
  'content.publish': async (shop) => {
    const input = { setId: await saveDraft(shop) };
    return { input, refused: input };
  },
  'content.discard': async (shop) => {
    const input = { setId: await saveDraft(shop) };
    return { input, refused: input };
  },
};
