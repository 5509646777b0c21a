import { api } from '../../platform/api/index.ts';

type StaffState = 'invited' | 'active' | 'suspended' | 'left';
type Answer = { ok: true } | { ok: false; refusal: { message: string } };

export interface PersonAction {
  id: string;
  label: string;
  /** What will happen, before it does. */
  effect: string;
  reasons: readonly string[];
  isDanger: boolean;
  /** In which states it is offered. */
  states: readonly StaffState[];
  done: string;
  run: (input: { staffId: string; reason: string }) => Promise<Answer>;
}

/** What can be done to a person with a reason. */
export const PERSON_ACTIONS: readonly PersonAction[] = [
  {
    id: 'end-sessions',
    label: '结束会话',
    effect: '此人在所有设备上立即退出，可以重新登录。',
    reasons: ['设备遗失', '疑似他人使用'],
    isDanger: false,
    states: ['active'],
    done: '会话已结束',
    run: (input) => api.staff.endStaffSessions(input),
  },
  {
    id: 'suspend',
    label: '停用',
    effect: '全部会话立即结束，恢复之前不能登录。',
    reasons: ['休假', '账号疑似被盗', '调查期间'],
    isDanger: true,
    states: ['active', 'invited'],
    done: '已停用',
    run: (input) => api.staff.suspend(input),
  },
  {
    id: 'resume',
    label: '恢复',
    effect: '此人可以重新登录，角色不变。',
    reasons: ['休假结束', '调查结束'],
    isDanger: false,
    states: ['suspended'],
    done: '已恢复',
    run: (input) => api.staff.resume(input),
  },
  {
    id: 'leave',
    label: '标记离职',
    effect: '全部会话立即结束；以后只能重新邀请。',
    reasons: ['离职', '合同到期'],
    isDanger: true,
    states: ['invited', 'active', 'suspended'],
    done: '已标记离职',
    run: (input) => api.staff.markLeft(input),
  },
];
