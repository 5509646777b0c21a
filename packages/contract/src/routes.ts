import { accountRoutes } from './account/account.routes.ts';
import { addressesRoutes } from './addresses/addresses.routes.ts';
import { recipientsRoutes } from './addresses/recipients.routes.ts';
import { analyticsRoutes } from './analytics/analytics.routes.ts';
import { bundlesRoutes } from './bundles/bundles.routes.ts';
import { cartRoutes } from './cart/cart.routes.ts';
import { catalogueRoutes } from './catalogue/catalogue.routes.ts';
import { checkoutRoutes } from './checkout/checkout.routes.ts';
import { communityRoutes } from './community/community.routes.ts';
import { contentRoutes } from './content/content.routes.ts';
import { cooperationRoutes } from './cooperation/cooperation.routes.ts';
import { couponsRoutes } from './coupons/coupons.routes.ts';
import { favouritesRoutes } from './favourites/favourites.routes.ts';
import { feedbackRoutes } from './feedback/feedback.routes.ts';
import { historyRoutes } from './history/history.routes.ts';
import { identityRoutes } from './identity/identity.routes.ts';
import { invoicesRoutes } from './invoices/invoices.routes.ts';
import { memberCardRoutes } from './member-card/member-card.routes.ts';
import { messagesRoutes } from './messages/messages.routes.ts';
import { ordersRoutes } from './orders/orders.routes.ts';
import { paymentRoutes } from './payment/payment.routes.ts';
import { pointsRoutes } from './points/points.routes.ts';
import { remindersRoutes } from './reminders/reminders.routes.ts';
import { returnsRoutes } from './returns/returns.routes.ts';
import { searchRoutes } from './search/search.routes.ts';
import { surveysRoutes } from './surveys/surveys.routes.ts';

/** Every route of the API by feature, as strings for the browser. */
export const routes = {
  content: contentRoutes,
  search: searchRoutes,
  catalogue: catalogueRoutes,
  community: communityRoutes,
  bundles: bundlesRoutes,
  cart: cartRoutes,
  favourites: favouritesRoutes,
  history: historyRoutes,
  reminders: remindersRoutes,
  checkout: checkoutRoutes,
  recipients: recipientsRoutes,
  orders: ordersRoutes,
  payment: paymentRoutes,
  returns: returnsRoutes,
  addresses: addressesRoutes,
  coupons: couponsRoutes,
  points: pointsRoutes,
  memberCard: memberCardRoutes,
  surveys: surveysRoutes,
  account: accountRoutes,
  invoices: invoicesRoutes,
  messages: messagesRoutes,
  cooperation: cooperationRoutes,
  feedback: feedbackRoutes,
  identity: identityRoutes,
  analytics: analyticsRoutes,
};
