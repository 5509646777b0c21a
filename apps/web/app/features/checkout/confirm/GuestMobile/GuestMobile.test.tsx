import { accept, refuse } from '@huarong/core/shared';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { fakeServer } from '../../../../platform/testing/fake-server.ts';
import { renderPage } from '../../../../platform/testing/render-page.tsx';
import { GuestMobile } from './GuestMobile.tsx';

test('a reached limit of codes is shown with its time, and the form stays', async () => {
  const message = '这个网络获取验证码的次数已达上限，请在 14:35 后再试，或改用其他方式';
  const server = fakeServer({
    identity: {
      captcha: () => accept({ valiCodeToken: 't', image: '', proof: { salt: 't', bits: 1 } }),
      smsCode: () => refuse({ code: 'code-limit', retryAfter: 3_000, message }),
    },
  });
  const page = renderPage(<GuestMobile onVerified={() => undefined} />, { at: '/order' });
  await page.user.type(screen.getByLabelText('手机号'), '13800000003');
  await page.user.click(screen.getByRole('button', { name: '获取验证码' }));
  expect(await screen.findByText(message)).toBeTruthy();
  expect(page.path()).toBe('/order');
  expect(screen.getByLabelText<HTMLInputElement>('手机号').value).toBe('13800000003');
  expect(server.inputsOf('identity.smsCode')).toHaveLength(1);
});
