export { connectAlipayLogin } from './alipay.ts';
export { connectWechatLogin } from './wechat.ts';
export { connectWeiboLogin } from './weibo.ts';
