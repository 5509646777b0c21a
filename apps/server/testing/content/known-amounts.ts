import { ENGRAVING_WORKDAYS } from '@huarong/catalogue';
import { STORE } from '@huarong/core/shared';

const { delivery } = STORE;
const daysOf = (region: string) =>
  (
    delivery.routes.find(({ regions }) => (regions as readonly string[]).includes(region)) ??
    delivery.defaultRoute
  ).days;

/**
 * Amounts that texts write out instead of naming a placeholder. Each is tied to what decides it: `holds` is false as
 * soon as the setting says something else, and then the check fails. Facts outside the shop's settings say so.
 */
export const KNOWN_AMOUNTS: readonly { phrase: string; holds: () => boolean }[] = [
  { phrase: '实付 1 元得', holds: () => true /* the unit of the rate that follows */ },
  { phrase: '分抵 1 元', holds: () => true /* the unit of the rate before */ },
  {
    phrase: '江浙沪皖与广东次日达',
    holds: () => ['31', '32', '33', '34', '44'].every((region) => daysOf(region) === 1),
  },
  { phrase: '多数地区两天', holds: () => delivery.defaultRoute.days === 2 },
  { phrase: '西藏、新疆等地约五天', holds: () => daysOf('54') === 5 && daysOf('65') === 5 },
  {
    phrase: `${ENGRAVING_WORKDAYS} 个工作日；刻字后`,
    holds: () => true /* the bundles use the same constant */,
  },
  // The law asks for it: logs (网络安全法 21), answers about personal information.
  { phrase: '不少于六个月', holds: () => true },
  { phrase: '在十五个工作日内答复', holds: () => true },
  {
    phrase: '最长一个月',
    holds: () => STORE.session.maxAge === 30 * 86_400 && STORE.session.guest === 30 * 86_400,
  },
  // Promised by the payment providers.
  { phrase: '1–3 个工作日到账', holds: () => true },
  // How people work, not how the shop computes.
  { phrase: '试妆约 30 分钟', holds: () => true },
  { phrase: '工作日两天内回复', holds: () => true },
  { phrase: '刀片一周一换', holds: () => true },
];
