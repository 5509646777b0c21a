import type { NewDevice } from '../../identity/index.ts';
import type { MessageContent } from '../message.ts';
import { dateTimeText } from './date-texts.ts';

export const newDeviceTemplate = ({ device, network, at }: Omit<NewDevice, 'memberId'>): MessageContent => ({
  icon: 'bell',
  title: '新设备登录了你的账号',
  text: `${dateTimeText(new Date(at))}，${device}，网络 ${network}。如果不是你本人，请马上修改密码，其他设备会一并退出。`,
  links: [{ text: '查看登录设备与密码', link: '/myAccount/profile.html#security' }],
});
