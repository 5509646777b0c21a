import { approvalsRoutes } from '@huarong/contract/admin/approvals';
import { settingsRoutes } from '@huarong/contract/admin/settings';
import type { SettingKey } from '@huarong/core/settings';
import type { AdminReply, StaffBrowser } from '../open-admin.ts';

interface Staff {
  owner: StaffBrowser;
  /** Agrees to what costs money. */
  finance: StaffBrowser;
}

/** Other values of a group, agreed by a second person where the group asks one. Answers what the owner was answered. */
export async function changeSetting(
  { owner, finance }: Staff,
  key: SettingKey,
  change: object,
  more: object = {},
): Promise<AdminReply> {
  const { current, newestId } = (await owner.call(settingsRoutes.group, { key })).results;
  const saved = await owner.call(settingsRoutes.save, {
    ...{ key, values: { ...current, ...change }, effectiveAt: null, seenId: newestId },
    ...{ reason: '快递合同更新', ...more },
  });
  if (saved.results?.state !== 'waiting') return saved;
  const { approvalId } = saved.results;
  const approved = await finance.call(approvalsRoutes.approve, { approvalId });
  return approved.errorCode === null ? saved : approved;
}
