import type { PageHandle } from '../../platform/pages/page-handle.ts';
import { privatePageMeta } from '../../platform/pages/page-meta.ts';
import { memberLoader } from '../../platform/session/member-loader.ts';
import type { Route } from './+types/guest.route';
import { GuestInvoice } from './GuestInvoice/GuestInvoice.tsx';
import { GuestPageLoading } from './GuestPage/GuestPage.tsx';
import { GuestReturn, GuestReturnDetail } from './GuestReturn/GuestReturn.tsx';
import { type GuestData, loadGuest } from './guest-order-data.ts';
import { LookUp } from './LookUp/LookUp.tsx';

export const clientLoader = memberLoader(loadGuest);
export const HydrateFallback = GuestPageLoading;

const TITLES = { order: '查询订单', return: '申请退货', returnDetails: '退货详情', invoice: '发票' } as const;

const titleOf = (page: string | undefined) => TITLES[page as keyof typeof TITLES] ?? TITLES.order;

export const handle: PageHandle = {
  barTitle: ({ data }) => titleOf((data as GuestData | undefined)?.page),
  barParent: '/guest/order',
};

export const meta: Route.MetaFunction = ({ params }) => privatePageMeta(titleOf(params.page));

/** The pages of a guest order. One route for four pages, because the route table is sent to every visitor. */
export default function Guest({ loaderData }: Route.ComponentProps) {
  switch (loaderData.page) {
    case 'order':
      return <LookUp {...loaderData} />;
    case 'return':
      return <GuestReturn {...loaderData} />;
    case 'invoice':
      return <GuestInvoice {...loaderData} />;
    case 'returnDetails':
      return <GuestReturnDetail {...loaderData} />;
  }
}
