import type { InvoiceTitle } from '@huarong/contract/invoices';
import { accept } from '@huarong/core/shared';
import { screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { fakeServer } from '../../../../platform/testing/fake-server.ts';
import { renderPage } from '../../../../platform/testing/render-page.tsx';
import { Invoice } from './Invoice.tsx';
import { isInvoiceReady, NO_INVOICE } from './invoice-choice.ts';

const title: InvoiceTitle = {
  titleId: 't1',
  kind: 'individual',
  title: '林知夏',
  verified: false,
  isDefault: true,
};

function InvoiceWithState() {
  const [choice, setChoice] = useState<Parameters<typeof Invoice>[0]['choice']>(NO_INVOICE);
  return (
    <>
      <Invoice choice={choice} onChoose={setChoice} />
      <button type="button" disabled={!isInvoiceReady(choice)}>
        提交订单
      </button>
    </>
  );
}
const wants = (label: string) => screen.getByRole<HTMLInputElement>('radio', { name: label });
const commitButton = () => screen.getByRole<HTMLButtonElement>('button', { name: '提交订单' });

test('a member gets the default title of the saved ones', async () => {
  fakeServer({ invoices: { listTitles: () => accept({ list: [title] }) } });
  const page = renderPage(<InvoiceWithState />, { isSignedIn: true });
  expect(screen.queryByLabelText('抬头')).toBeNull();
  await page.user.click(wants('开电子发票'));
  await waitFor(() => expect(screen.getByLabelText<HTMLSelectElement>('抬头').value).toBe('t1'));
  expect(commitButton().disabled).toBe(false);
});

test('a member who declines while the titles load gets no invoice', async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  const server = fakeServer({
    invoices: { listTitles: () => promise.then(() => accept({ list: [title] })) },
  });
  const page = renderPage(<InvoiceWithState />, { isSignedIn: true });
  await page.user.click(wants('开电子发票'));
  await page.user.click(wants('不开发票'));
  resolve();
  await waitFor(() => expect(server.calls).toHaveLength(1));
  await new Promise((done) => setTimeout(done, 20));
  expect(wants('不开发票').checked).toBe(true);
  expect(screen.queryByLabelText('抬头')).toBeNull();
});

test('a guest types title and email, and the order waits for both', async () => {
  const page = renderPage(<InvoiceWithState />);
  await page.user.click(wants('开电子发票'));
  expect(commitButton().disabled).toBe(true);
  await page.user.type(screen.getByLabelText('姓名'), '林知夏');
  await page.user.type(screen.getByLabelText(/接收邮箱/), 'zhixia@example.com');
  expect(commitButton().disabled).toBe(false);
  await page.user.click(wants('不开发票'));
  expect(screen.queryByLabelText('姓名')).toBeNull();
  expect(commitButton().disabled).toBe(false);
});
