import type { NewDevice } from '../../identity/index.ts';
import type { MessageContent } from '../message.ts';
import { writeText } from '../texts/automatic-texts.ts';
import { dateTimeText } from './date-texts.ts';

export const newDeviceTemplate = ({ device, network, at }: Omit<NewDevice, 'memberId'>): MessageContent => ({
  icon: 'bell',
  ...writeText('new-device', { 时间: dateTimeText(new Date(at)), 设备: device, 网络: network }),
  links: [{ text: '查看登录设备与密码', link: '/myAccount/profile.html#security' }],
});
