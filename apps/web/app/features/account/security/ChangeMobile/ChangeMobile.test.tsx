import { accept, refuse } from '@huarong/core/shared';
import { screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { fakeServer } from '../../../../platform/testing/fake-server.ts';
import { renderPage } from '../../../../platform/testing/render-page.tsx';
import { ChangeMobile } from './ChangeMobile.tsx';

const sent = (maskedMobile?: string) =>
  accept({ rToken: 'r1', expireSeconds: 300, resendSeconds: 60, ...(maskedMobile && { maskedMobile }) });

async function openSecondStep(secondAnswer: () => unknown) {
  const answers = [
    () => accept({ maskedMobile: '138****0002', changed: false, stepToken: 'step' }),
    secondAnswer,
  ];
  const server = fakeServer({
    identity: {
      smsCode: ({ purpose }: { purpose: string }) => sent(purpose === 'account' ? '138****0002' : undefined),
    },
    account: { verifyMobile: () => (answers.shift() ?? secondAnswer)() as never },
  });
  const onDone = vi.fn();
  const page = renderPage(<ChangeMobile onClose={() => {}} onDone={onDone} />, { isSignedIn: true });
  expect(screen.queryByLabelText('手机号'), 'no number to type').toBeNull();
  await page.user.click(screen.getByRole('button', { name: '获取验证码' }));
  await waitFor(() => expect(screen.getByText(/138\*\*\*\*0002/)).toBeTruthy());
  await page.user.type(screen.getByLabelText('短信验证码'), '408127');
  await page.user.click(screen.getByRole('button', { name: '下一步' }));
  const mobile = await screen.findByLabelText('手机号');
  const submitNew = async (number: string) => {
    await page.user.clear(mobile);
    await page.user.type(mobile, number);
    await page.user.click(screen.getByRole('button', { name: '获取验证码' }));
    await page.user.clear(screen.getByLabelText('短信验证码'));
    await page.user.type(screen.getByLabelText('短信验证码'), '500600');
    await page.user.click(screen.getByRole('button', { name: '确认更换' }));
  };
  return { page, server, onDone, submitNew };
}

test('the first code goes to the bound mobile, the second to the new one', async () => {
  const { server, onDone, submitNew } = await openSecondStep(() =>
    accept({ maskedMobile: '139****0009', changed: true }),
  );
  await submitNew('13900000009');
  await waitFor(() => expect(onDone).toHaveBeenCalledOnce());
  expect(server.inputsOf('identity.smsCode')).toEqual([
    { purpose: 'account' },
    { mobile: '13900000009', purpose: 'bind' },
  ]);
});

test('a number that is taken can be replaced at once by another one', async () => {
  const taken = { code: 'mobile-taken', message: '这个手机号已经注册' };
  const { server, submitNew } = await openSecondStep(() => refuse(taken));
  await submitNew('13900000001');
  await waitFor(() => expect(screen.getByText('这个手机号已经绑定了账号，请换一个手机号')).toBeTruthy());
  await submitNew('13900000009');
  expect(server.inputsOf('identity.smsCode')).toHaveLength(3);
});

test('an expired first step is repeated', async () => {
  const { submitNew } = await openSecondStep(() => refuse({ code: 'step-expired', message: '这一步已超时' }));
  await submitNew('13900000009');
  await waitFor(() => expect(screen.getByText('上一次验证已超时，请重新验证现在的手机号。')).toBeTruthy());
});
