import { settingsRoutes } from '@huarong/contract/admin/settings';
import { type EvidenceShop, type PrepareCase, REASON } from './evidence-case.ts';

async function changedInput(owner: EvidenceShop['owner'], receiptDays: number, effectiveAt: string | null) {
  const { current, newestId } = (await owner.call(settingsRoutes.group, { key: 'order-times' })).results;
  return {
    ...{ key: 'order-times', values: { ...current, receiptDays }, effectiveAt },
    ...{ seenId: newestId, reason: REASON },
  };
}

export const settingCases: Record<string, PrepareCase> = {
  'settings.save': async ({ owner }) => {
    const input = await changedInput(owner, 9, null);
    return { input, refused: { ...input, values: { ...input.values, receiptDays: 99 } } };
  },
  'settings.cancel': async ({ owner }) => {
    const tomorrow = new Date(Date.now() + 86_400_000).toISOString();
    const saved = await owner.call(settingsRoutes.save, await changedInput(owner, 11, tomorrow));
    const input = { key: 'order-times', settingId: saved.results.result.settingId, reason: REASON };
    return { input, refused: input };
  },
};
