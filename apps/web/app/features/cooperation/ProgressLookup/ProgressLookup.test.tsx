import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { fakeServer } from '../../../platform/testing/fake-server.ts';
import { renderPage } from '../../../platform/testing/render-page.tsx';
import { ProgressLookup } from './ProgressLookup.tsx';

test('says at once what is missing, before a code is asked for', async () => {
  const server = fakeServer({});
  const page = renderPage(<ProgressLookup onFound={() => {}} />);
  await page.user.click(screen.getByRole('button', { name: '查询' }));
  expect(screen.getByText('申请编号以 HZ 开头，后面是 14 位数字')).toBeTruthy();
  expect(screen.getByText('请输入 11 位手机号')).toBeTruthy();
  expect(document.activeElement).toBe(screen.getByLabelText('申请编号'));
  expect(server.calls).toEqual([]);
});
