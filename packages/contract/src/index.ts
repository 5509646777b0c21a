import { accountContract } from './account/index.ts';
import { addressesContract, recipientsContract } from './addresses/index.ts';
import { analyticsContract } from './analytics/index.ts';
import { bundlesContract } from './bundles/index.ts';
import { cartContract } from './cart/index.ts';
import { catalogueContract } from './catalogue/index.ts';
import { checkoutContract } from './checkout/index.ts';
import { communityContract } from './community/index.ts';
import { contentContract } from './content/index.ts';
import { cooperationContract } from './cooperation/index.ts';
import { couponsContract } from './coupons/index.ts';
import { favouritesContract } from './favourites/index.ts';
import { feedbackContract } from './feedback/index.ts';
import { historyContract } from './history/index.ts';
import { identityContract } from './identity/index.ts';
import { invoicesContract } from './invoices/index.ts';
import { memberCardContract } from './member-card/index.ts';
import { messagesContract } from './messages/index.ts';
import { ordersContract } from './orders/index.ts';
import { paymentContract } from './payment/index.ts';
import { pointsContract } from './points/index.ts';
import { remindersContract } from './reminders/index.ts';
import { returnsContract } from './returns/index.ts';
import { searchContract } from './search/index.ts';
import { surveysContract } from './surveys/index.ts';

/** Every contract by feature. The server must mount each; calls that are not built yet answer 501. */
export const contracts = {
  content: contentContract,
  search: searchContract,
  catalogue: catalogueContract,
  community: communityContract,
  bundles: bundlesContract,
  cart: cartContract,
  favourites: favouritesContract,
  history: historyContract,
  reminders: remindersContract,
  checkout: checkoutContract,
  recipients: recipientsContract,
  orders: ordersContract,
  payment: paymentContract,
  returns: returnsContract,
  addresses: addressesContract,
  coupons: couponsContract,
  points: pointsContract,
  memberCard: memberCardContract,
  surveys: surveysContract,
  account: accountContract,
  invoices: invoicesContract,
  messages: messagesContract,
  cooperation: cooperationContract,
  feedback: feedbackContract,
  identity: identityContract,
  analytics: analyticsContract,
};
export type Contracts = typeof contracts;
