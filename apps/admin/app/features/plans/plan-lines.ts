import type { AdminContracts } from '@huarong/contract/admin';
import type { Output } from '@huarong/contract/kit';

type Calendar = Output<AdminContracts['plans']['calendar']>;
export type PlanLine = Calendar['lines'][number];
export type PlanConflict = Calendar['conflicts'][number];

/** What happens to it, unless it simply begins. */
export const momentText = ({ kind, moment }: Pick<PlanLine, 'kind' | 'moment'>): string => {
  if (moment === 'begin') return '';
  return kind === 'change-set' ? '恢复：' : '结束：';
};
