import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { describe, expect, it } from 'vitest';
import { SHELL_ROUTE } from '../../platform/session/use-session.ts';
import { Due } from './Due.tsx';
import { RefundPreview } from './RefundPreview.tsx';
import { UnknownParcels } from './UnknownParcels.tsx';

const hoursFromNow = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString();

describe('what is due', () => {
  it('says how much time is left and for what, and marks what is late', () => {
    expect(renderToStaticMarkup(<Due dueAt={hoursFromNow(2)} dueKind="auto-approval" />)).toMatch(
      /due-soon.*还有 2 小时 自动通过/,
    );
    expect(renderToStaticMarkup(<Due dueAt={hoursFromNow(-26)} dueKind="refund" />)).toMatch(
      /due-late.*逾期 1 天 2 小时 须退款/,
    );
  });

  it('says nothing while a parcel is on its way', () =>
    expect(renderToStaticMarkup(<Due dueAt={null} dueKind={null} />)).toBe(''));
});

it('the preview of a refund leaves out what is nothing, and names gifts that are due', () => {
  const markup = renderToStaticMarkup(
    <RefundPreview
      refund={{
        goodsFen: 450_00,
        promotionFen: 40_00,
        couponFen: 0,
        pointsFen: 0,
        giftFen: 30_00,
        freightFen: 0,
        totalFen: 380_00,
        pointsBack: 0,
        pointsTaken: 120,
        isCouponBack: true,
        giftsDue: [{ name: '粉扑', quantity: 1, comingBack: 0, valueFen: 30_00 }],
        tenders: [{ name: '支付宝', amountFen: 380_00, state: 'planned' }],
      }}
    />,
  );
  for (const text of [
    '¥450.00',
    '−¥40.00',
    '¥380.00',
    '赠品 粉扑 × 1',
    '收回积分 120',
    '退还优惠券',
    '将退回',
  ])
    expect(markup).toContain(text);
  expect(markup).not.toContain('优惠券</dt>');
});

describe('unknown parcels', () => {
  const parcel = {
    parcelId: '1',
    waybillNo: 'ZT99887766',
    note: '',
    receivedBy: '何立',
    receivedAt: hoursFromNow(-1),
  };
  const markupFor = (permissions: string[]) => {
    const router = createMemoryRouter(
      [
        {
          id: SHELL_ROUTE,
          path: '/',
          element: <UnknownParcels parcels={[parcel]} onDone={() => undefined} />,
          loader: () => null,
        },
      ],
      {
        hydrationData: { loaderData: { [SHELL_ROUTE]: { session: { permissions: new Set(permissions) } } } },
      },
    );
    return renderToStaticMarkup(<RouterProvider router={router} />);
  };

  it('are assigned by whoever receives parcels, and only shown to others', () => {
    expect(markupFor(['return:read', 'return:receive'])).toContain('归入退货');
    const shown = markupFor(['return:read']);
    expect(shown).toContain('ZT99887766');
    expect(shown).not.toContain('归入退货');
  });
});
