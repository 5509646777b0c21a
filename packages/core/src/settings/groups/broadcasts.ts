import { fen, STORE } from '../../shared/index.ts';
import { defineGroup } from '../group.ts';

const { quietFromHour, quietToHour, smsFen } = STORE.messages;

export const BROADCAST_SETTINGS = defineGroup({
  name: '静默时段与短信费',
  note: '正在发的群发马上照新的时段；验证码与订单消息不受影响',
  fields: {
    quietFromHour: {
      kind: 'number',
      label: '静默开始',
      effect: '从这个钟点起不发群发的短信与邮件',
      unit: '点',
      min: 18,
      max: 23,
      default: quietFromHour,
    },
    quietToHour: {
      kind: 'number',
      label: '静默结束',
      effect: '到这个钟点自动继续',
      unit: '点',
      min: 7,
      max: 12,
      default: quietToHour,
    },
    smsFen: {
      kind: 'money',
      label: '每条短信的价格',
      effect: '群发的费用按它算，与短信商的合同一致',
      min: fen(1),
      max: fen(1_00),
      default: fen(smsFen),
    },
  },
});
