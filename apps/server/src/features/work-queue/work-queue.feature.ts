import { workQueueContract } from '@huarong/contract/admin/work-queue';
import { accept, refuse } from '@huarong/core/shared';
import { type AdminContext, type AdminFeature, implementAdmin } from '#platform/admin';
import { listOpenNotices, markNoticeRead } from '../staff/index.ts';
import { QUEUE_GROUPS, type QueueItem } from './queue-item.ts';
import { QUEUE_ITEMS } from './queue-items.ts';

export const workQueueFeature: AdminFeature = implementAdmin('workQueue', workQueueContract, {
  async list(context) {
    const { staff, db } = context;
    const items = await Promise.all(
      QUEUE_ITEMS.filter(
        ({ permission }) => permission === undefined || staff.permissions.has(permission),
      ).map((item) => presentItem(item, context)),
    );
    const notices = staff.permissions.has('staff:write') ? await listOpenNotices(db) : [];
    return accept({
      groups: QUEUE_GROUPS.map((group) => ({
        ...group,
        items: items
          .filter((item) => item.group === group.id && item.count !== 0)
          .map(({ group: _group, ...item }) => item),
      })),
      notices: notices.map(({ id, text, created_at }) => ({
        noticeId: String(id),
        text,
        createdAt: created_at.toISOString(),
      })),
      readAt: new Date().toISOString(),
    });
  },
  readNotice: async ({ db, staff }, { noticeId }) =>
    (await markNoticeRead(db, Number(noticeId), staff.staffId))
      ? accept(null)
      : refuse({ code: 'not-found' }),
});

async function presentItem({ permission: _permission, read, ...item }: QueueItem, context: AdminContext) {
  const { count, dueAt } = await read(context);
  return { ...item, count, dueAt: dueAt?.toISOString() ?? null };
}
