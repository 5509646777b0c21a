import { searchPinsRoutes, searchWordsRoutes } from '@huarong/contract/admin/search';
import { productOf, SKU } from '../../../../src/features/cart/testing/seed-products.ts';
import { type EvidenceShop, type PrepareCase, REASON } from '../evidence-case.ts';

const tokenOf = async ({ owner }: EvidenceShop, change: object): Promise<string> =>
  (await owner.call(searchWordsRoutes.preview, { change })).results.token;

export const searchCases: Record<string, PrepareCase> = {
  'searchWords.save': async (shop) => {
    const change = { do: 'save', groupId: null, kind: 'two-way', words: ['素颜霜', '懒人霜'], targets: [] };
    const input = { change, token: await tokenOf(shop, change), reason: REASON };
    return { input, refused: { ...input, token: '' } };
  },
  'searchWords.remove': async (shop) => {
    const { rows } = (await shop.owner.call(searchWordsRoutes.list, { kind: 'filler' })).results;
    const { groupId, version } = rows[0];
    const token = await tokenOf(shop, { do: 'remove', groupId });
    const input = { groupId, version, token, confirmed: true, reason: REASON };
    return { input, refused: { ...input, token: '' } };
  },
  'searchPins.save': async () => {
    const input = { query: '面霜', productId: productOf(SKU.serum), kind: 'pin', reason: REASON };
    return { input, refused: { ...input, productId: '999999' } };
  },
  'searchPins.remove': async ({ owner }) => {
    const pin = { query: '精华', productId: productOf(SKU.serum), kind: 'bury', reason: REASON };
    const { pinId } = (await owner.call(searchPinsRoutes.save, pin)).results;
    const input = { pinId, reason: REASON };
    return { input, refused: input };
  },
};
