import type { AdminContracts } from '@huarong/contract/admin';
import type { Input, Output } from '@huarong/contract/kit';

type Calls = AdminContracts['articles'];
export type Article = Output<Calls['list']>['rows'][number];
export type ArticleContent = Input<Calls['save']>['content'];

export const ARTICLE_STATES: Record<Article['status'], { label: string; className: string }> = {
  coming: { label: '未到时间', className: 'st st-wait' },
  live: { label: '显示中', className: 'st st-ok' },
  ended: { label: '已结束', className: 'st st-off' },
  off: { label: '已下线', className: 'st st-off' },
};
