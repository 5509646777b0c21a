import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { describe, expect, it } from 'vitest';
import DeliveryNotesPage from './delivery-notes.route.tsx';

const note = {
  subOrderId: '202611160000000001-1',
  orderId: '202611160000000001',
  placedAt: '2026-11-16T02:00:00.000Z',
  recipientName: '林**',
  recipientMobile: '138****0426',
  region: '上海市 徐汇区',
  packaging: null,
  greeting: null,
  shopperNote: null,
  isPresent: false,
  lines: [
    {
      skuCode: 'HR20710103',
      productName: '唇膏',
      skuName: '03 朱砂',
      engraving: null,
      parts: [],
      units: 1,
      paidFen: 320_00,
    },
  ],
  totalFen: 320_00,
  prints: 0,
};
const present = {
  ...note,
  packaging: '月白礼盒',
  isPresent: true,
  lines: note.lines.map((line) => ({ ...line, paidFen: null })),
  totalFen: null,
};

function markupAt(address: string, row: typeof note | typeof present) {
  const props = { loaderData: { rows: [row] } } as unknown as Parameters<typeof DeliveryNotesPage>[0];
  const router = createMemoryRouter([{ path: '/', element: <DeliveryNotesPage {...props} /> }], {
    initialEntries: [address],
  });
  return renderToStaticMarkup(<RouterProvider router={router} />);
}

describe('delivery notes', () => {
  it('are printed on A4, or on 100 by 150 mm when that is chosen', () => {
    expect(markupAt('/', note)).toContain('sheet-a4');
    expect(markupAt('/?paper=label', note)).toContain('sheet-label');
    expect(markupAt('/?paper=label', note)).not.toContain('sheet-a4');
  });

  it.each(['/', '/?paper=label'])('show the price unless the parcel is a present, at %s', (address) => {
    expect(markupAt(address, note)).toContain('¥320.00');
    expect(markupAt(address, present)).not.toContain('¥');
    expect(markupAt(address, present)).toContain('礼盒，不显示价格');
  });
});
