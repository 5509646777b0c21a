import { useState } from 'react';
import { Breadcrumbs } from '../Breadcrumbs/Breadcrumbs.tsx';
import { Logo } from '../Logo/Logo.tsx';
import { Pager } from '../Pager/Pager.tsx';
import { SectionHead } from '../SectionHead/SectionHead.tsx';
import { Steps } from '../Steps/Steps.tsx';
import { TabLinks } from '../Tabs/TabLinks.tsx';
import { Tabs } from '../Tabs/Tabs.tsx';
import { Board } from './Board.tsx';
import styles from './Gallery.module.css';

const DETAIL_TABS = [
  { key: 'detail', label: '商品详情' },
  { key: 'parameters', label: '规格参数' },
  { key: 'questions', label: '问大家', count: 312 },
  { key: 'reviews', label: '评价', count: '2.6 万' },
] as const;

const ORDER_LINKS = [
  { label: '全部', href: '#orders', current: true },
  { label: '待付款', href: '#unpaid', count: 1 },
  { label: '待收货', href: '#shipped', count: 2 },
];

export function NavigationBoard() {
  const [tab, setTab] = useState<(typeof DETAIL_TABS)[number]['key']>('detail');
  const [page, setPage] = useState(1);
  const pages = { pageCount: 21, hrefOf: (to: number) => `#page-${to}` };
  return (
    <Board title="导航：面包屑、选项卡、分页、步骤">
      <Breadcrumbs
        crumbs={[
          { label: '首页', href: '#home' },
          { label: '彩妆', href: '#makeup' },
          { label: '唇部彩妆', href: '#lips' },
          { label: '朱砂丝绒哑光唇膏' },
        ]}
      />
      <Tabs label="商品信息" tabs={DETAIL_TABS} selected={tab} onSelect={setTab}>
        <p className={styles['panel']}>左右方向键切换，只有选中的一项在 Tab 顺序里。当前：{tab}</p>
      </Tabs>
      <TabLinks label="订单状态" links={ORDER_LINKS} aside="近三个月" />
      <div className={styles['stack']}>
        <Pager page={page} {...pages} onJump={setPage} />
        <Pager label="中间一页" page={10} {...pages} />
        <Pager label="末页" page={21} {...pages} />
        <Steps steps={['购物车', '确认订单', '支付', '完成']} current={1} />
      </div>
      <SectionHead title="花容榜" sub="RANKINGS" more={{ label: '查看全部', href: '#rank' }} />
      <SectionHead title="每日上新" sub="按上架时间" size="md" level={3} />
      <SectionHead title="规格参数" size="sm" level={3} />
      <div className={styles['logos']}>
        <Logo />
        <Logo size="md" />
        <Logo size="sm" isMarkOnly />
      </div>
    </Board>
  );
}
