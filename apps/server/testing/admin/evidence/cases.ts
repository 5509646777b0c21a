import { accountCases } from './account-cases.ts';
import { assortmentCases } from './assortment-cases.ts';
import { cardCases } from './card-cases.ts';
import { catalogueCases } from './catalogue-cases.ts';
import { contentCases } from './content-cases.ts';
import type { PrepareCase } from './evidence-case.ts';
import { feedbackCases } from './finance/feedback-cases.ts';
import { integrationCases } from './finance/integration-cases.ts';
import { invariantCases } from './finance/invariant-cases.ts';
import { invoiceCases } from './finance/invoice-cases.ts';
import { lotCases } from './finance/lot-cases.ts';
import { paymentCases } from './finance/payment-cases.ts';
import { reactionCases } from './finance/reaction-cases.ts';
import { importCases } from './import-cases.ts';
import { broadcastCases } from './marketing/broadcast-cases.ts';
import { bundleCases } from './marketing/bundle-cases.ts';
import { couponCases, presaleCases } from './marketing/coupon-cases.ts';
import { homeCases } from './marketing/home-cases.ts';
import { presaleChangeCases } from './marketing/presale-change-cases.ts';
import { promotionCases } from './marketing/promotion-cases.ts';
import { searchCases } from './marketing/search-cases.ts';
import { simulatorCases } from './marketing/simulator-cases.ts';
import { slotCases } from './marketing/slot-cases.ts';
import { surveyCases } from './marketing/survey-cases.ts';
import { mediaCases } from './media-cases.ts';
import { orderCases } from './order-cases.ts';
import { otherCases } from './other-cases.ts';
import { productCases } from './product-cases.ts';
import { returnCases } from './return-cases.ts';
import { settingCases } from './setting-cases.ts';
import { staffCases } from './staff-cases.ts';
import { stocktakeCases } from './stocktake-cases.ts';

/** How every write of the admin is called, by its name. */
export const CASES: Readonly<Record<string, PrepareCase>> = {
  ...accountCases,
  ...orderCases,
  ...returnCases,
  ...staffCases,
  ...catalogueCases,
  ...cardCases,
  ...slotCases,
  ...surveyCases,
  ...homeCases,
  ...stocktakeCases,
  ...productCases,
  ...mediaCases,
  ...importCases,
  ...assortmentCases,
  ...promotionCases,
  ...searchCases,
  ...simulatorCases,
  ...contentCases,
  ...broadcastCases,
  ...couponCases,
  ...bundleCases,
  ...presaleCases,
  ...presaleChangeCases,
  ...settingCases,
  ...invariantCases,
  ...integrationCases,
  ...invoiceCases,
  ...paymentCases,
  ...lotCases,
  ...reactionCases,
  ...feedbackCases,
  ...otherCases,
};
