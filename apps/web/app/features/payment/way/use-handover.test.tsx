import { accept, refuse } from '@huarong/core/shared';
import { screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { browserApi } from '../../../platform/api/index.ts';
import { fakeServer } from '../../../platform/testing/fake-server.ts';
import { renderPage } from '../../../platform/testing/render-page.tsx';
import { useHandover } from './use-handover.ts';

const CALL = {
  ...{ appId: 'wx1', timeStamp: '1', nonceStr: 'n', package: 'prepay_id=wx1', paySign: 's' },
  signType: 'RSA' as const,
};

beforeEach(() => {
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue('iPhone MicroMessenger/8.0');
  sessionStorage.setItem('wechat-payer', 'token');
});
afterEach(() => {
  sessionStorage.clear();
  delete window.WeixinJSBridge;
});

function PayButton() {
  const { open } = useHandover();
  const [problem, setProblem] = useState<string | null>(null);
  const pay = async () =>
    setProblem(
      await open({ orderId: 'o1', paymentCode: 'WECHAT' }, (payer) =>
        browserApi({ quiet: true }).payment.payInfo({
          ...{ orderId: 'o1', channel: 'PC', type: 'full', paymentCode: 'WECHAT' },
          ...payer,
        }),
      ),
    );
  return (
    <>
      <button type="button" onClick={() => void pay()}>
        付款
      </button>
      <p>{problem}</p>
    </>
  );
}

function renderInWechat(answer: string) {
  const invoked: unknown[] = [];
  window.WeixinJSBridge = {
    invoke: (name, input, done) => {
      invoked.push([name, input]);
      done({ err_msg: `get_brand_wcpay_request:${answer}` });
    },
  };
  const server = fakeServer({
    payment: { payInfo: () => accept({ payLink: '/payment/o1', inWechat: CALL }) },
  });
  const page = renderPage(<PayButton />, { at: '/payment/o1' });
  return { server, page, invoked };
}
const press = async (page: { user: { click: (button: Element) => Promise<void> } }) =>
  page.user.click(screen.getByRole('button', { name: '付款' }));

test('opens the sheet of WeChat for the person it named', async () => {
  const { server, page, invoked } = renderInWechat('cancel');
  await press(page);
  expect(await screen.findByText('付款已取消，可以再付一次')).toBeTruthy();
  expect(server.calls[0]?.input).toMatchObject({ way: 'in-wechat', payerToken: 'token' });
  expect(invoked).toEqual([['getBrandWCPayRequest', CALL]]);
});

test('says when WeChat did not open it', async () => {
  const { page } = renderInWechat('fail');
  await press(page);
  expect(await screen.findByText('微信没有打开付款，请重试或换一种支付方式')).toBeTruthy();
});

test('asks WeChat anew after the token is over', async () => {
  fakeServer({
    payment: { payInfo: () => refuse({ code: 'payer-unknown', message: '微信身份已过期，请重新点付款' }) },
  });
  const page = renderPage(<PayButton />, { at: '/payment/o1' });
  await press(page);
  expect(await screen.findByText('微信身份已过期，请重新点付款')).toBeTruthy();
  expect(sessionStorage.getItem('wechat-payer')).toBeNull();
});
