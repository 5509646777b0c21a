import { STORE, shanghaiDate } from '@huarong/core/shared';
import { readClock } from '#platform/clock';
import { countOpenFeedback } from '../feedback/index.ts';
import { countWebhookProblems } from '../integration/index.ts';
import { countOpenFaults } from '../invariants/index.ts';
import { countLots } from '../inventory/index.ts';
import { countInvoices } from '../invoices/index.ts';
import { countOpenDifferences, countRunsWithoutResult } from '../payment/index.ts';
import { countReactions } from '../reactions/index.ts';
import { findCountedUntil } from '../reports/index.ts';
import type { QueueSource } from './queue-item.ts';

const reconciliation: QueueSource = {
  permission: 'payment:read',
  async read({ db }) {
    const runs = await countRunsWithoutResult(db);
    return [
      {
        id: 'reconciliation-missing',
        group: 'shop',
        label: '没有对成账的日子',
        detail: '账单没有取到或不能用，可以手工上传',
        count: runs.count,
        path: runs.day === null ? '/reconciliation' : `/reconciliation?day=${runs.day}`,
        action: '查看',
      },
      {
        id: 'reconciliation-differences',
        group: 'shop',
        label: '对账差异',
        detail: '渠道账单与本店不一致',
        count: await countOpenDifferences(db),
        path: '/reconciliation',
        action: '处理',
      },
    ];
  },
};

const invariants: QueueSource = {
  permission: 'ledger:read',
  read: async ({ db }) => [
    {
      id: 'invariants',
      group: 'shop',
      label: '账目自检不成立',
      detail: '核对没有通过，还没有人说明',
      count: await countOpenFaults(db),
      path: '/invariants',
      action: '查看',
    },
  ],
};

const invoices: QueueSource = {
  permission: 'invoice:read',
  read: async ({ db }) => [
    {
      id: 'invoices',
      group: 'shop',
      label: '要处理的发票',
      detail: '开票失败、等了 10 分钟以上、红字办理中',
      count: await countInvoices(db, { view: 'todo' }),
      path: '/invoices',
      action: '处理',
    },
  ],
};

const webhooks: QueueSource = {
  permission: 'integration:read',
  async read({ db }) {
    const { parked, paused } = await countWebhookProblems(db);
    return [
      {
        id: 'webhooks-parked',
        group: 'shop',
        label: '没有送达的推送',
        detail: '一天内多次失败，可以重新发送',
        count: parked,
        path: '/integration/webhooks',
        action: '处理',
      },
      {
        id: 'webhooks-paused',
        group: 'shop',
        label: '自动暂停的推送',
        detail: '对方 3 天没有接收，恢复后继续发送',
        count: paused,
        path: '/integration/webhooks',
        action: '查看',
      },
    ];
  },
};

const lots: QueueSource = {
  permission: 'stock:read',
  async read({ db }) {
    const today = shanghaiDate(await readClock(db));
    return [
      {
        id: 'lots-expired',
        group: 'law',
        label: '已过期的批次',
        detail: '过了限用日期，不能再卖',
        count: await countLots(db, { view: 'expired' }, today),
        path: '/stock/lots?view=expired',
        action: '停售',
      },
      {
        id: 'lots-months-3',
        group: 'shop',
        label: '3 个月内到期的批次',
        detail: '快到限用日期',
        count: await countLots(db, { view: 'months-3' }, today),
        path: '/stock/lots?view=months-3',
        action: '查看',
      },
      {
        id: 'lots-months-6',
        group: 'shop',
        label: '6 个月内到期的批次',
        detail: '含 3 个月内的',
        count: await countLots(db, { view: 'months-6' }, today),
        path: '/stock/lots?view=months-6',
        action: '查看',
      },
    ];
  },
};

const reactions: QueueSource = {
  permission: 'return:read',
  read: async ({ db }) => [
    {
      id: 'adverse-reactions',
      group: 'law',
      label: '待补全的不良反应',
      detail: '过敏退货自动登记，问清症状后上报',
      count: await countReactions(db, { state: 'open' }),
      path: '/adverse-reactions?state=open',
      action: '补全',
    },
  ],
};

const feedback: QueueSource = {
  permission: 'community:read',
  read: async ({ db }) => [
    {
      id: 'feedback',
      group: 'shop',
      label: '待答复的反馈',
      detail: `顾客写来的意见，承诺 ${STORE.feedback.answerDays} 个工作日内答复`,
      count: await countOpenFeedback(db),
      path: '/feedback?state=open',
      action: '答复',
    },
  ],
};

const figures: QueueSource = {
  permission: 'report:read',
  read: async ({ db }) => [
    {
      id: 'figures-behind',
      group: 'shop',
      label: '没有计入报表的收款与退款',
      detail: '入账 15 分钟以上，报表的数字偏少',
      count: (await findCountedUntil(db)).missing,
      path: '/reports',
      action: '查看',
    },
  ],
};

/** What payments, ledger, reports, invoices, lots, reactions, feedback and webhooks add to the queue. */
export const FINANCE_SOURCES: readonly QueueSource[] = [
  reconciliation,
  invariants,
  figures,
  invoices,
  lots,
  reactions,
  feedback,
  webhooks,
];
