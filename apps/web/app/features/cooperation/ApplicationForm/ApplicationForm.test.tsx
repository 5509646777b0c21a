import { cleanup, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { fakeServer } from '../../../platform/testing/fake-server.ts';
import { renderPage } from '../../../platform/testing/render-page.tsx';
import { ApplicationForm } from './ApplicationForm.tsx';

const renderForm = (memberId = 'u-1') => {
  cleanup();
  fakeServer({});
  return renderPage(<ApplicationForm categories={[{ value: 'c1', label: '护肤' }]} onDone={() => {}} />, {
    isSignedIn: true,
    memberId,
  });
};
const field = (label: RegExp) => screen.getByLabelText<HTMLInputElement>(label);

test('an application that is not submitted comes back, without mobile and consent, and to its author only', async () => {
  const { user } = renderForm();
  await user.type(field(/^公司全称/), '花间化妆品有限公司');
  await user.type(field(/^统一社会信用代码/), '91350100M000100Y43');
  await user.selectOptions(field(/^主营品类/), 'c1');
  await user.click(screen.getByRole('radio', { name: '总代理' }));
  await user.type(field(/^品牌介绍/), '成立十年');
  await user.type(field(/^手机号/), '13800000426');
  await user.click(screen.getByRole('checkbox', { name: /我同意/ }));
  renderForm('u-2');
  expect(field(/^公司全称/).value).toBe('');
  renderForm();
  expect(field(/^公司全称/).value).toBe('花间化妆品有限公司');
  expect(field(/^主营品类/).value).toBe('c1');
  expect(field(/^品牌介绍/).value).toBe('成立十年');
  expect(screen.getByRole<HTMLInputElement>('radio', { name: '总代理' }).checked).toBe(true);
  expect(screen.getByText('校验通过')).toBeTruthy();
  expect(field(/^手机号/).value).toBe('');
  expect(screen.getByRole<HTMLInputElement>('checkbox', { name: /我同意/ }).checked).toBe(false);
});
