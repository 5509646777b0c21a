import type { NewDevice } from '../../identity/index.ts';
import type { Words } from '../message.ts';
import { momentText } from './moments.ts';

export const newDeviceWords = ({ device, network, at }: Omit<NewDevice, 'memberId'>): Words => ({
  icon: 'bell',
  title: '新设备登录了你的账号',
  text: `${momentText(new Date(at))}，${device}，网络 ${network}。如果不是你本人，请马上修改密码，其他设备会一并退出。`,
  links: [{ text: '查看登录设备与密码', link: '/myAccount/profile.html#security' }],
});
