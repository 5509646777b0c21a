import type { Config } from '#platform/config';
import type { Database } from '#platform/database';
import type { JobHandlers } from '#platform/jobs';
import type { Log } from '#platform/log';
import { combineHandlers, type OutboxHandlers } from '#platform/outbox';
import { openIssuer } from '../integrations/invoices/index.ts';
import { carriersOf, deliverMessages } from '../integrations/messages/index.ts';
import { openProviders } from '../integrations/payment/index.ts';
import { createImageFetcher } from '../integrations/remote-images/index.ts';
import type { Storage } from '../integrations/storage/index.ts';
import { accountJobs } from './account/index.ts';
import { analyticsJobs } from './analytics/index.ts';
import { auditJobs } from './audit/index.ts';
import { broadcastJobs } from './broadcasts/index.ts';
import { cartJobs } from './cart/index.ts';
import { formSets } from './cart/promotions/form-sets.ts';
import { imageUsers } from './catalogue/index.ts';
import { importJobs, oldFileJobs } from './catalogue-import/index.ts';
import { changeSetJobs } from './change-sets/index.ts';
import { checkoutJobs } from './checkout/index.ts';
import { communityJobs } from './community/index.ts';
import { paymentDepsOf, paymentPortOf, refundPort } from './connect-orders.ts';
import { cooperationJobs } from './cooperation/index.ts';
import { couponJobs } from './coupons/index.ts';
import { demoJobs } from './demo/index.ts';
import { favouriteJobs } from './favourites/index.ts';
import { feedbackJobs } from './feedback/index.ts';
import { identityJobs } from './identity/index.ts';
import { imageDownloadJobs } from './images/index.ts';
import { webhookEventHandlers, webhookSendJobs, webhookWatchJobs } from './integration/index.ts';
import { invariantJobs } from './invariants/index.ts';
import { invoiceEventHandlers, invoiceJobs } from './invoices/index.ts';
import { ledgerJobs } from './ledger/index.ts';
import { mediaJobs } from './media/index.ts';
import { memberCardEventHandlers, memberCardJobs } from './member-card/index.ts';
import { memberJobs } from './members/index.ts';
import { messageEventHandlers, messageJobs } from './messages/index.ts';
import { demoCourier, logOrderEvents, orderJobs } from './orders/index.ts';
import { paymentEventHandlers, paymentJobs } from './payment/index.ts';
import { pointsJobs } from './points/index.ts';
import { presaleChangeJobs } from './presale-changes/index.ts';
import { rankingsJobs } from './rankings/index.ts';
import { recallJobs } from './recalls/index.ts';
import { reminderJobs } from './reminders/index.ts';
import { reportExportJobs, reportJobs } from './reports/index.ts';
import { returnJobs } from './returns/index.ts';
import { replayJobs } from './simulator/index.ts';
import { storedCardJobs } from './stored-cards/index.ts';
import { systemJobs } from './system/index.ts';

export interface BackgroundWorkDeps {
  config: Config;
  db: Database;
  log: Log;
  storage: Storage;
}

/** Work outside requests: scheduled jobs and outbox events. */
export interface BackgroundWork {
  jobs: JobHandlers;
  /** Jobs that wait for other hosts, or compare large files, for seconds: a worker of their own runs them, so that no other job waits. */
  slowJobs: JobHandlers;
  /** Requests to receivers: a worker of their own runs them, because three kinds of slow jobs can occupy the other one for minutes. */
  webhookJobs: JobHandlers;
  outbox: OutboxHandlers;
}

/** The handlers of all features. A job kind belongs to one feature; an event topic may have several handlers. */
export function createBackgroundWork({ config, db, log, storage }: BackgroundWorkDeps): BackgroundWork {
  const { providers, sandbox } = openProviders(config, db);
  const paymentDeps = paymentDepsOf(providers);
  const payments = paymentPortOf(paymentDeps);
  const courier = config.mode === 'demo' ? demoCourier(db, payments) : { jobs: {}, outbox: {} };
  const invariants = invariantJobs(db);
  return {
    jobs: {
      ...identityJobs(db),
      ...accountJobs(db, { storage, config }),
      ...broadcastJobs(db, config),
      ...recallJobs(db, config),
      ...auditJobs({ db, log }),
      ...rankingsJobs(db),
      ...cartJobs(db),
      ...changeSetJobs(db),
      ...oldFileJobs(db, storage),
      ...checkoutJobs(db),
      ...couponJobs(db),
      ...demoJobs(db),
      ...communityJobs(db, { storage, dataDir: config.dataDir }),
      ...cooperationJobs(db, storage),
      ...feedbackJobs(db, storage),
      ...favouriteJobs(db),
      ...reminderJobs(db),
      ...orderJobs(db, payments),
      ...returnJobs({ db, log, storage, refunds: refundPort }),
      ...presaleChangeJobs(db, payments),
      ...courier.jobs,
      ...paymentJobs({ db, log }, paymentDeps, sandbox),
      ...mediaJobs(db, { storage, dataDir: config.dataDir }),
      ...memberJobs(db),
      ...memberCardJobs(db),
      ...pointsJobs(db),
      ...storedCardJobs(db, config),
      ...invoiceJobs({ db, storage, config, issuer: openIssuer(config) }),
      ...messageJobs(db),
      ...ledgerJobs(db),
      ...reportJobs(db),
      ...invariants.jobs,
      ...webhookWatchJobs(db),
      ...analyticsJobs(db),
      ...systemJobs(db, { isEmbedded: config.databaseUrl === undefined }),
    },
    slowJobs: {
      ...importJobs({ db, storage }),
      ...replayJobs({ db, formSets }),
      ...invariants.slowJobs,
      ...reportExportJobs({ db, storage }),
      ...imageDownloadJobs({ db, log, storage, users: imageUsers, fetchImage: createImageFetcher() }),
    },
    webhookJobs: webhookSendJobs(db, config),
    outbox: combineHandlers(
      messageDelivery(config),
      logOrderEvents(log),
      courier.outbox,
      paymentEventHandlers(db, paymentDeps),
      memberCardEventHandlers(db),
      invoiceEventHandlers({ db }),
      messageEventHandlers(db, config),
      webhookEventHandlers(db),
    ),
  };
}

/** The demo sends no SMS or email. */
function messageDelivery(config: Config): OutboxHandlers {
  const carriers = carriersOf(config);
  return carriers ? deliverMessages(carriers, config.acceptedSecrets) : {};
}
