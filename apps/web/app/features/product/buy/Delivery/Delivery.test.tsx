import { accept } from '@huarong/core/shared';
import { screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { fakeServer } from '../../../../platform/testing/fake-server.ts';
import { renderPage } from '../../../../platform/testing/render-page.tsx';
import { Delivery } from './Delivery.tsx';
import { useDeliveryPlace } from './use-delivery-place.ts';

const REGIONS: Record<string, [code: string, name: string][]> = {
  '': [
    ['310000', '上海市'],
    ['330000', '浙江省'],
  ],
  '330000': [['330100', '杭州市']],
  '330100': [['330106', '西湖区']],
};
const regions = {
  provinceList: ({ parentCode }: { parentCode?: string | number | undefined }) =>
    accept({
      regions: (REGIONS[parentCode ?? ''] ?? []).map(([code, name]) => ({ code, name, hasChildren: true })),
    }),
};
const address = (isDefault: boolean, districtName: string) => ({
  addrId: districtName,
  isDefault,
  cityName: '上海市',
  districtName,
  districtCode: '310104',
});

function Line() {
  const [place, choose] = useDeliveryPlace();
  return <Delivery place={place} onPlace={choose} text={`送达 ${place?.code ?? '?'}`} />;
}
const button = () => screen.getByRole('button', { name: /更换$/ });
beforeEach(() => localStorage.clear());

test('a city is chosen, kept in this browser, and found again', async () => {
  fakeServer({ recipients: regions });
  const page = renderPage(<Line />);
  expect(button().textContent).toContain('选择城市');
  await page.user.click(button());
  const province = await screen.findByLabelText(/省份/);
  await vi.waitFor(() => expect(province.querySelectorAll('option')).toHaveLength(3));
  expect(screen.getByRole('button', { name: '确定' })).toHaveProperty('disabled', true);
  await page.user.selectOptions(province, '浙江省');
  await screen.findByRole('option', { name: '杭州市' });
  await page.user.selectOptions(screen.getByLabelText(/城市/), '杭州市');
  await screen.findByRole('option', { name: '西湖区' });
  await page.user.selectOptions(screen.getByLabelText(/区县/), '西湖区');
  await page.user.click(screen.getByRole('button', { name: '确定' }));
  expect(button().textContent).toContain('杭州 西湖区');
  expect(screen.getByText('送达 330106')).toBeTruthy();
  expect(JSON.parse(localStorage.getItem('deliveryPlace')!)).toEqual({ code: '330106', name: '杭州 西湖区' });
});

const addresses = () => {
  const list = vi.fn(() =>
    accept({ addressList: [address(false, '黄浦区'), address(true, '徐汇区')], limit: 20 }),
  );
  fakeServer({ recipients: { ...regions, list } } as never);
  return list;
};

test('the default address of a member is used, and not stored', async () => {
  addresses();
  renderPage(<Line />, { isSignedIn: true });
  await vi.waitFor(() => expect(button().textContent).toContain('上海 徐汇区'));
  expect(localStorage.getItem('deliveryPlace')).toBeNull();
});

test('what was chosen in this browser comes before the address of a member', async () => {
  const list = addresses();
  localStorage.setItem('deliveryPlace', JSON.stringify({ code: '330106', name: '杭州 西湖区' }));
  renderPage(<Line />, { isSignedIn: true });
  await vi.waitFor(() => expect(button().textContent).toContain('杭州 西湖区'));
  expect(list).not.toHaveBeenCalled();
});

test('the choice opens with the place, of which another district is chosen', async () => {
  addresses();
  localStorage.setItem('deliveryPlace', JSON.stringify({ code: '330100', name: '杭州' }));
  const page = renderPage(<Line />);
  await page.user.click(button());
  await screen.findByRole('option', { name: '西湖区' });
  expect(screen.getByLabelText(/省份/)).toHaveProperty('value', '330000');
  expect(screen.getByLabelText(/城市/)).toHaveProperty('value', '330100');
  expect(screen.getByLabelText(/区县/)).toHaveProperty('value', '');
  await page.user.selectOptions(screen.getByLabelText(/区县/), '西湖区');
  await page.user.click(screen.getByRole('button', { name: '确定' }));
  expect(button().textContent).toContain('杭州 西湖区');
  await page.user.click(button());
  await vi.waitFor(() => expect(screen.getByLabelText(/区县/)).toHaveProperty('value', '330106'));
});
