import { workQueueContract } from '@huarong/contract/admin/work-queue';
import { accept, refuse } from '@huarong/core/shared';
import { type AdminFeature, implementAdmin } from '#platform/admin';
import { readFirstSteps } from '../products-admin/index.ts';
import { listOpenNotices, markNoticeRead } from '../staff/index.ts';
import { QUEUE_GROUPS, type QueueItem } from './queue-item.ts';
import { QUEUE_SOURCES } from './queue-sources.ts';

export const workQueueFeature: AdminFeature = implementAdmin('workQueue', workQueueContract, {
  async list(context) {
    const { staff, db } = context;
    const sources = QUEUE_SOURCES.filter(
      ({ permission }) => permission === undefined || staff.permissions.has(permission),
    );
    const items = (await Promise.all(sources.map(({ read }) => read(context)))).flat();
    const notices = staff.permissions.has('staff:write') ? await listOpenNotices(db) : [];
    const firstSteps = staff.permissions.has('product:write') ? await readFirstSteps(db) : null;
    return accept({
      groups: QUEUE_GROUPS.map((group) => ({
        ...group,
        items: items.filter((item) => item.group === group.id && item.count !== 0).map(presentItem),
      })),
      notices: notices.map(({ id, text, created_at }) => ({
        noticeId: String(id),
        text,
        createdAt: created_at.toISOString(),
      })),
      firstSteps,
      readAt: new Date().toISOString(),
    });
  },
  readNotice: async ({ db, staff }, { noticeId }) =>
    (await markNoticeRead(db, Number(noticeId), staff.staffId))
      ? accept(null)
      : refuse({ code: 'not-found' }),
});

const presentItem = ({ group: _group, dueAt, workers = [], ...item }: QueueItem) => ({
  ...item,
  workers,
  dueAt: dueAt?.toISOString() ?? null,
});
