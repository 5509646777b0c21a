import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { nextTab } from './next-tab.ts';
import { TabLinks } from './TabLinks.tsx';
import { Tabs } from './Tabs.tsx';

describe('keyboard control of four tabs', () => {
  test.each([
    ['ArrowRight', 0, 1],
    ['ArrowRight', 3, 0],
    ['ArrowLeft', 0, 3],
    ['ArrowLeft', 2, 1],
    ['Home', 2, 0],
    ['End', 1, 3],
    ['Enter', 1, null],
  ])('%s on tab %i selects %s', (key, current, next) => {
    expect(nextTab(key, current, 4)).toBe(next);
  });
});

test('only the selected tab is focusable, and it labels the panel', () => {
  const html = renderToStaticMarkup(
    <Tabs
      label="商品信息"
      tabs={[
        { key: 'detail', label: '商品详情' },
        { key: 'reviews', label: '评价', count: 12 },
      ]}
      selected="reviews"
      onSelect={() => {}}
    >
      很好用
    </Tabs>,
  );
  expect(html).toMatch(/aria-selected="false"[^>]*tabindex="-1"[^>]*>商品详情/i);
  const [, tabId] = /id="([^"]+)"[^>]*aria-selected="true"[^>]*tabindex="0"/i.exec(html)!;
  expect(html).toContain(`aria-labelledby="${tabId}"`);
});

test('tab links mark the current page', () => {
  const links = [
    { label: '全部', href: '/orders', current: true },
    { label: '待付款', href: '/orders?state=unpaid' },
  ];
  const html = renderToStaticMarkup(<TabLinks label="订单状态" links={links} />);
  expect(html.match(/aria-current="page"/g)).toHaveLength(1);
  expect(html).toMatch(/href="\/orders" [^>]*aria-current="page"/);
});
