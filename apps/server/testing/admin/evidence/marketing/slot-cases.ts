import { contentAdminRoutes } from '@huarong/contract/admin/content';
import { newLine } from '../../../../src/features/content/admin/testing/open-slots.ts';
import type { EvidenceShop, PrepareCase } from '../evidence-case.ts';

let position = 100;
/** Another hot word, at a place of its own. */
const addWord = (mode: 'draft' | 'publish', content = '礼盒') => {
  position += 1;
  return {
    label: 'hot_word',
    edits: [],
    added: [newLine({ content, position })],
    mode,
    applyAt: null,
    restoreAt: null,
  };
};
const saveDraft = async ({ owner }: EvidenceShop): Promise<string> =>
  (await owner.call(contentAdminRoutes.save, addWord('draft'))).results.setId;

export const slotCases: Record<string, PrepareCase> = {
  'content.save': () => ({ input: addWord('publish'), refused: addWord('publish', '长'.repeat(40)) }),
  'content.publish': async (shop) => {
    const input = { setId: await saveDraft(shop) };
    return { input, refused: input };
  },
  'content.discard': async (shop) => {
    const input = { setId: await saveDraft(shop) };
    return { input, refused: input };
  },
};
