import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderPage } from '../../../../platform/testing/render-page.tsx';
import { QuoteNotice } from './QuoteNotice.tsx';

test('the status of the notice goes from 1 to 2 when it is opened, and stays', async () => {
  const { user } = renderPage(<QuoteNotice text="请先看清规格和色号" />);
  const button = screen.getByRole('button', { name: /下单须知/ });
  const status = () => button.closest('[data-status]')?.getAttribute('data-status');
  expect([status(), button.getAttribute('aria-expanded')]).toEqual(['1', 'false']);
  expect(screen.getByText('未读')).toBeTruthy();
  await user.click(button);
  expect([status(), button.getAttribute('aria-expanded')]).toEqual(['2', 'true']);
  expect(screen.getByText('请先看清规格和色号').closest('[hidden]')).toBeNull();
  expect(screen.queryByText('未读')).toBeNull();
  await user.click(button);
  expect([status(), button.getAttribute('aria-expanded')]).toEqual(['2', 'false']);
});
