import type { Config } from '#platform/config';
import { DEMO_PASSWORD, demoMembers, demoStaff } from './features/demo/index.ts';

/** The text on the console after the start: the addresses of the shop and its tools. */
export function startMessage({
  address,
  config,
  databaseKind,
}: {
  address: string;
  config: Config;
  databaseKind: string;
}): string {
  const links: [name: string, place: string][] = [
    ['商店', address],
    ...(config.hasAdmin ? [['后台', config.adminUrl] satisfies [string, string]] : []),
    ['发件箱', `${address}/demo/outbox　（短信与邮件都在这里）`],
    ['组件一览', `${address}/demo/ui`],
    ['样片', `${address}/demo/studio`],
    ...(config.publishesOpenapi ? [['接口文档', `${address}/openapi.json`] satisfies [string, string]] : []),
    ['运行状态', `${address}/healthz　${address}/readyz　${metricsPlace(address, config)}`],
    ['数据', databaseKind === 'embedded' ? `内嵌数据库，${config.dataDir}` : 'PostgreSQL'],
  ];
  if (config.role === 'worker')
    return `  花容 HUARONG 后台任务已开始　${address}/healthz　${address}/readyz　${metricsPlace(address, config)}`;
  const shown = config.mode === 'demo' ? links : links.filter(([, place]) => !place.includes('/demo/'));
  return [
    '',
    `  花容 HUARONG 已开门（${config.mode === 'demo' ? '演示' : '正式'}模式）`,
    '',
    ...shown.map(([name, place]) => `  ${name.padEnd(6, '　')}${place}`),
    ...(config.mode === 'demo' ? demoAccounts() : []),
    ...(config.mode === 'demo' && config.hasAdmin ? staffAccounts(address) : []),
    '',
  ].join('\n');
}

const demoAccounts = () => [
  '',
  `  演示会员（密码都是 ${DEMO_PASSWORD}）`,
  ...demoMembers.map(({ mobile, nickname, note }) => `  ${mobile}　${nickname.padEnd(6, '　')}${note}`),
];

const staffAccounts = (address: string) => [
  '',
  `  后台演示员工（密码都是 ${DEMO_PASSWORD}，验证码见 ${address}/demo/staff-code）`,
  ...demoStaff.map(({ login, name, note }) => `  ${login.padEnd(26)}　${name.padEnd(4, '　')}${note}`),
];

const metricsPlace = (address: string, { metrics }: Config): string => {
  if (metrics.port !== null) return `http://${metrics.host}:${metrics.port}/metrics`;
  if (metrics.token !== null) return `${address}/metrics（凭 METRICS_TOKEN）`;
  return metrics.isPublic ? `${address}/metrics` : '';
};
