import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderPage } from '../../../platform/testing/render-page.tsx';
import { TopStrip } from './TopStrip.tsx';

const menu = [
  { content: '我的订单', link: '/myOrderList', omniture: 'm1' },
  { content: '客服中心', link: '/campaign/service.html', omniture: 'm2' },
];
const links = () =>
  within(screen.getByRole('navigation', { name: '顶部菜单' }))
    .getAllByRole('link')
    .map((link) => link.getAttribute('href'));

test('the order entry opens its pages on hover, the order list first, and closes with Escape', async () => {
  const { user } = renderPage(<TopStrip notices={[]} menu={menu} />);
  expect(links()).toEqual(['/myOrderList', '/campaign/service.html']);
  await user.hover(screen.getByRole('link', { name: '我的订单' }));
  const all = await screen.findByRole('link', { name: '全部订单' });
  expect(all.getAttribute('href')).toBe('/myOrderList');
  expect(links()).toContain('/myOrderList?orderStatus=unpaid');
  all.focus();
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('link', { name: '全部订单' })).toBeNull();
});
