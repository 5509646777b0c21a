import type { Quote } from '@huarong/contract/checkout';
import { accept, refuse } from '@huarong/core/shared';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { fakeServer } from '../../../../platform/testing/fake-server.ts';
import { renderPage } from '../../../../platform/testing/render-page.tsx';
import { Checkout, quote } from '../../testing/quote.tsx';
import { Packaging } from './Packaging.tsx';

const packagings = [
  { packagingId: 'bag', name: '礼袋', fee: '5.00', hasCard: false },
  { packagingId: 'box', name: '礼盒', fee: '20.00', hasCard: true },
];
type CheckoutAnswers = Parameters<typeof fakeServer>[0]['checkout'];
function renderPackaging(draft: Partial<Quote['draft']> = {}, answers: CheckoutAnswers = {}) {
  const initialQuote = { ...quote, packagings, draft: { ...quote.draft, ...draft } };
  const server = fakeServer({
    checkout: {
      getShopcartStepTwo: () => accept(initialQuote),
      addGiftPackaging: ({ packagingId, greeting }) =>
        accept({
          ...quote.draft,
          ...(packagingId && { packagingId: String(packagingId) }),
          ...(greeting && { greeting }),
        }),
      ...answers,
    },
  });
  const page = renderPage(
    <Checkout initialQuote={initialQuote}>
      {(state, draftState) => <Packaging state={state} draftState={draftState} />}
    </Checkout>,
    { isSignedIn: true },
  );
  return { server, page };
}
const choice = (name: RegExp) => screen.getByRole<HTMLInputElement>('radio', { name });

test('starts without packaging and shows what each costs', () => {
  renderPackaging();
  expect(choice(/无需包装/).checked).toBe(true);
  expect(choice(/礼袋/).labels?.[0]?.textContent).toContain('礼袋¥5.00');
  expect(choice(/礼盒/).labels?.[0]?.textContent).toContain('礼盒¥20.00，含贺卡');
  expect(screen.queryByRole('button', { name: '写贺卡' })).toBeNull();
});

test('a choice is shown at once and requests a new quote, because it costs a fee', async () => {
  const { page, server } = renderPackaging();
  await page.user.click(choice(/礼盒/));
  expect(choice(/礼盒/).checked).toBe(true);
  await waitFor(() => expect(server.inputsOf('checkout.getShopcartStepTwo')).toHaveLength(1));
  expect(server.inputsOf('checkout.addGiftPackaging')).toEqual([{ packagingId: 'box' }]);
});

test('a refused choice is reverted with the reason and requests no quote', async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  const { page, server } = renderPackaging(
    {},
    { addGiftPackaging: () => promise.then(() => refuse({ code: 'unexpected', message: '礼盒已用完' })) },
  );
  await page.user.click(choice(/礼盒/));
  expect(choice(/礼盒/).checked).toBe(true);
  resolve();
  await waitFor(() => expect(choice(/无需包装/).checked).toBe(true));
  expect(screen.getByRole('alert').textContent).toBe('礼盒已用完');
  expect(server.inputsOf('checkout.getShopcartStepTwo')).toEqual([]);
});

test('a greeting is written in a dialog and shown afterwards', async () => {
  const { page, server } = renderPackaging({ packagingId: 'box' });
  await page.user.click(screen.getByRole('button', { name: '写贺卡' }));
  const dialog = within(screen.getByRole('dialog', { name: '写贺卡' }));
  await page.user.type(dialog.getByLabelText('贺卡内容'), ' 生日快乐 ');
  await page.user.click(dialog.getByRole('button', { name: '保存贺卡' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(screen.getByText('贺卡：生日快乐')).toBeTruthy();
  expect(screen.getByRole('button', { name: '改贺卡' })).toBeTruthy();
  expect(server.inputsOf('checkout.addGiftPackaging')).toEqual([
    { packagingId: 'box', greeting: '生日快乐' },
  ]);
  // The same packaging costs the same.
  expect(server.inputsOf('checkout.getShopcartStepTwo')).toEqual([]);
});

test('the dialog stays open with the text when the greeting is refused', async () => {
  const { page } = renderPackaging(
    { packagingId: 'box' },
    { addGiftPackaging: () => refuse({ code: 'words-refused', message: '贺卡内容不合适' }) },
  );
  await page.user.click(screen.getByRole('button', { name: '写贺卡' }));
  await page.user.type(screen.getByLabelText('贺卡内容'), '祝福');
  await page.user.click(screen.getByRole('button', { name: '保存贺卡' }));
  await waitFor(() => expect(screen.getByRole('alert').textContent).toBe('贺卡内容不合适'));
  expect(screen.getByLabelText<HTMLTextAreaElement>('贺卡内容').value).toBe('祝福');
});

test('packaging without a card shows no greeting', async () => {
  const { page, server } = renderPackaging({ packagingId: 'box', greeting: '生日快乐' });
  await page.user.click(choice(/礼袋/));
  await waitFor(() => expect(server.inputsOf('checkout.addGiftPackaging')).toEqual([{ packagingId: 'bag' }]));
  expect(screen.queryByText(/贺卡：/)).toBeNull();
});
