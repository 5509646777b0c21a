import type { BroadcastRow, Channel } from './types.ts';

export const CHANNELS: Record<Channel, string> = { message: '站内消息', sms: '短信', email: '邮件' };

export const STATES: Record<BroadcastRow['state'], { label: string; className: string }> = {
  draft: { label: '草稿', className: 'st' },
  waiting: { label: '等待批准', className: 'st st-wait' },
  scheduled: { label: '定时', className: 'st st-wait' },
  sending: { label: '正在发送', className: 'st st-wait' },
  paused: { label: '已暂停', className: 'st st-off' },
  done: { label: '已完成', className: 'st st-ok' },
  stopped: { label: '已停止', className: 'st st-off' },
};

export const peopleText = (count: number): string => `${count.toLocaleString('en-US')} 人`;
