import { accountErrorCodes } from './account.ts';
import { adminErrorCodes } from './admin.ts';
import { adminBundleErrorCodes } from './admin-bundles.ts';
import { adminCardErrorCodes } from './admin-cards.ts';
import { adminCatalogueErrorCodes } from './admin-catalogue.ts';
import { adminContentErrorCodes } from './admin-content.ts';
import { adminCouponErrorCodes } from './admin-coupons.ts';
import { adminHomeErrorCodes } from './admin-home.ts';
import { adminIntegrationErrorCodes } from './admin-integration.ts';
import { adminLedgerErrorCodes } from './admin-ledger.ts';
import { adminLotErrorCodes } from './admin-lots.ts';
import { adminMessageErrorCodes } from './admin-messages.ts';
import { adminPaymentErrorCodes } from './admin-payments.ts';
import { adminPresaleErrorCodes } from './admin-presales.ts';
import { adminPreviewErrorCodes } from './admin-preview.ts';
import { adminPromotionErrorCodes } from './admin-promotions.ts';
import { adminReactionErrorCodes } from './admin-reactions.ts';
import { adminReportErrorCodes } from './admin-reports.ts';
import { adminReturnErrorCodes } from './admin-returns.ts';
import { adminSearchErrorCodes } from './admin-search.ts';
import { adminSettingErrorCodes } from './admin-settings.ts';
import { adminSimulatorErrorCodes } from './admin-simulator.ts';
import { adminVisitsErrorCodes } from './admin-visits.ts';
import { cartErrorCodes } from './cart.ts';
import { contentErrorCodes } from './content.ts';
import type { ErrorCode } from './error-code.ts';
import { feedbackErrorCodes } from './feedback.ts';
import { generalErrorCodes } from './general.ts';
import { invoiceErrorCodes } from './invoices.ts';
import { orderErrorCodes } from './orders.ts';
import { paymentErrorCodes } from './payment.ts';
import { promotionErrorCodes } from './promotions.ts';
import { returnErrorCodes } from './returns.ts';
import { sharedErrorCodes } from './shared.ts';

export type { ErrorCode } from './error-code.ts';
export { generalErrorCodes } from './general.ts';
export type { RefusalOf } from './refusal-details.ts';

/** Refusals of the features: each endpoint declares the ones it gives. */
export const featureErrorCodes = {
  ...sharedErrorCodes,
  ...contentErrorCodes,
  ...cartErrorCodes,
  ...orderErrorCodes,
  ...paymentErrorCodes,
  ...promotionErrorCodes,
  ...returnErrorCodes,
  ...invoiceErrorCodes,
  ...accountErrorCodes,
  ...adminErrorCodes,
  ...adminCardErrorCodes,
  ...adminCatalogueErrorCodes,
  ...adminPaymentErrorCodes,
  ...adminPresaleErrorCodes,
  ...adminPreviewErrorCodes,
  ...adminPromotionErrorCodes,
  ...adminBundleErrorCodes,
  ...adminCouponErrorCodes,
  ...adminMessageErrorCodes,
  ...adminContentErrorCodes,
  ...adminHomeErrorCodes,
  ...adminReportErrorCodes,
  ...adminReturnErrorCodes,
  ...adminSearchErrorCodes,
  ...adminSettingErrorCodes,
  ...adminSimulatorErrorCodes,
  ...adminLedgerErrorCodes,
  ...adminIntegrationErrorCodes,
  ...adminVisitsErrorCodes,
  ...adminLotErrorCodes,
  ...adminReactionErrorCodes,
  ...feedbackErrorCodes,
};
export const errorCodes = { ...generalErrorCodes, ...featureErrorCodes };
export type GeneralRefusalName = keyof typeof generalErrorCodes;
export type RefusalName = keyof typeof featureErrorCodes;

const byCode = new Map<string, ErrorCode>(Object.values(errorCodes).map((known) => [known.code, known]));
export const findErrorCode = (code: string): ErrorCode | null => byCode.get(code) ?? null;

/** The message of a refusal with its placeholders filled: `请稍等 {retryAfter} 秒` with `{retryAfter: 28}`. */
export const formatRefusalMessage = (
  { message, messageForNone }: ErrorCode,
  details: Record<string, unknown>,
): string =>
  (details['available'] === 0 && messageForNone ? messageForNone : message).replace(
    /\{(\w+)\}/g,
    (_whole, name: string) => String(details[name] ?? ''),
  );
