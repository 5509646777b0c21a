import { STORE } from '@huarong/core/shared';
import { Breadcrumbs, Icon, type IconName } from '@huarong/ui';
import { browserLoader, publishedPageHeaders, serverLoader } from '../../platform/pages/loaders.ts';
import type { PageHandle } from '../../platform/pages/page-handle.ts';
import { pageMeta } from '../../platform/pages/page-meta.ts';
import type { Route } from './+types/help.route';
import { HelpSearch } from './HelpSearch/HelpSearch.tsx';
import styles from './help.module.css';
import { loadHelp } from './load-help.ts';

export const loader = serverLoader(loadHelp);
export const clientLoader = browserLoader(loadHelp);
export const headers = publishedPageHeaders;

const CRUMBS = [{ label: '首页', href: '/' }, { label: '客服中心' }];

export const handle: PageHandle = { barTitle: '客服中心' };

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: '客服中心｜花容 HUARONG',
    description: '花容客服中心：搜索帮助、按类别查看购物、配送与售后说明，致电客服或写反馈。',
    path: '/campaign/service.html',
    crumbs: CRUMBS,
  });

const SELF_SERVICE: readonly { icon: IconName; label: string; note: string; href: string }[] = [
  { icon: 'parcel', label: '查订单与物流', note: '会员登录后查看', href: '/myOrderList' },
  { icon: 'search', label: '游客订单查询', note: '用订单号和手机号', href: '/guest/order' },
  { icon: 'return', label: '申请退货', note: '查看进度与退款', href: '/myOnlineReturn' },
  {
    icon: 'edit',
    label: '意见反馈',
    note: `${STORE.feedback.answerDays} 个工作日内答复`,
    href: '/campaign/feedback.html',
  },
];

/** The help centre: search, what one can do alone, ways of contact, and every help page by category. */
export default function HelpPage({ loaderData }: Route.ComponentProps) {
  const { categories, hotline, sections, own } = loaderData;
  return (
    <main id="main" className={styles.page}>
      <Breadcrumbs crumbs={CRUMBS} />
      <h1>客服中心</h1>
      <HelpSearch sections={sections} />
      <ul className={styles.services} aria-label="自助服务">
        {SELF_SERVICE.map(({ icon, label, note, href }) => (
          <li key={href}>
            <a href={href}>
              <Icon name={icon} size={24} />
              <b>{label}</b>
              <span>{note}</span>
            </a>
          </li>
        ))}
        {hotline && (
          <li>
            <a href={`tel:${hotline.number}`}>
              <Icon name="chat" size={24} />
              <b>{hotline.number}</b>
              <span>客服热线，{hotline.hours}</span>
            </a>
          </li>
        )}
      </ul>
      <div className={styles.categories}>
        {categories.map(({ title, links }) => (
          <section key={title} aria-label={title}>
            <h2>{title}</h2>
            <ul>
              {links.map(({ label, href }) => (
                <li key={href}>
                  <a href={href}>{label}</a>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
      <div className={styles.own}>
        {own.map(({ title, text }) => (
          <section key={title}>
            <h2>{title}</h2>
            <p>{text}</p>
          </section>
        ))}
      </div>
    </main>
  );
}
