import type { FastifyInstance } from 'fastify';
import type { PublishedCache } from '#platform/published';
import type { Volume } from '#platform/volume';
import { mountAvatars, mountExports } from './features/account/index.ts';
import { mountScenes } from './features/campaigns/index.ts';
import { findImageSubject } from './features/catalogue/index.ts';
import { mountImportFiles } from './features/catalogue-import/index.ts';
import { mountHeldImages, mountShopperImages } from './features/community/index.ts';
import { refundPort } from './features/connect-orders.ts';
import { mountQrCodes } from './features/content/index.ts';
import { mountCooperationDocuments } from './features/cooperation/index.ts';
import {
  mountContactSheet,
  mountDemo,
  mountDemoPhone,
  mountOutbox,
  mountStaffCode,
} from './features/demo/index.ts';
import { mountFeedbackImages } from './features/feedback/index.ts';
import { mountFinanceExports } from './features/finance-exports/index.ts';
import { mountImages, mountImportedImages } from './features/images/index.ts';
import { mountInvoiceExports, mountInvoiceFiles } from './features/invoices/index.ts';
import { mountMedia } from './features/media/index.ts';
import { mountOrderExports } from './features/orders/index.ts';
import { mountSandbox } from './features/payment/index.ts';
import { mountReportExports } from './features/reports/index.ts';
import { mountReturnImages } from './features/returns/index.ts';
import { mountShareImages } from './features/share-images/index.ts';
import { mountSitemap } from './features/sitemap/index.ts';
import type { AppDeps, Published, Sources } from './open-sources.ts';

/** Images, downloads and other answers that are no calls of the API. */
export function mountFileRoutes(
  app: FastifyInstance,
  { config, database: { db, readDb }, volume }: AppDeps & { volume: Volume },
  { catalogue, content, photographs, storage }: Sources,
  published: PublishedCache,
) {
  const { dataDir } = config;
  mountImages(app, {
    dataDir,
    volume,
    photographs,
    subjectOf: (skuId) => findImageSubject(db, catalogue, skuId),
  });
  mountImportedImages(app, { db, storage, dataDir, volume });
  mountMedia(app, { db, storage, dataDir, volume });
  mountShopperImages(app, { db, storage, dataDir, volume });
  mountReturnImages(app, { db, storage, secrets: config.acceptedSecrets });
  mountAvatars(app, { db, storage });
  mountExports(app, { db, storage, config });
  mountInvoiceFiles(app, { db, storage, config });
  mountCooperationDocuments(app, { db, storage, secrets: config.acceptedSecrets });
  mountFeedbackImages(app, { db, storage, secrets: config.acceptedSecrets });
  mountSitemap(app, { db: readDb, catalogue, content, published, publicUrl: config.publicUrl });
  mountQrCodes(app, { db: readDb, content, publicUrl: config.publicUrl });
  mountScenes(app, { db, dataDir, volume, catalogue, photographs });
  mountShareImages(app, { db, dataDir, volume, catalogue, photographs });
}

/** Images and documents that pages of the admin show; those of shoppers open by signed addresses only. */
export function mountAdminFileRoutes(
  app: FastifyInstance,
  {
    config,
    database: { workDb: db, adminDb },
    volume,
  }: Pick<AppDeps, 'config' | 'database'> & { volume: Volume },
  { catalogue, photographs, storage }: Pick<Sources, 'catalogue' | 'photographs' | 'storage'>,
) {
  const { dataDir, acceptedSecrets: secrets } = config;
  mountImages(app, {
    dataDir,
    volume,
    photographs,
    subjectOf: (skuId) => findImageSubject(db, catalogue, skuId),
  });
  mountImportedImages(app, { db, storage, dataDir, volume });
  mountMedia(app, { db, storage, dataDir, volume });
  // The editor of slots shows the images of the pages.
  mountScenes(app, { db, dataDir, volume, catalogue, photographs });
  mountShopperImages(app, { db, storage, dataDir, volume });
  mountReturnImages(app, { db, storage, secrets });
  mountCooperationDocuments(app, { db, storage, secrets });
  mountFeedbackImages(app, { db, storage, secrets });
  mountHeldImages(app, { db, storage, secrets });
  mountOrderExports(app, { db: adminDb, config });
  mountInvoiceExports(app, { db: adminDb, config });
  mountFinanceExports(app, { db: adminDb, config });
  mountReportExports(app, { db: adminDb, storage, config });
  mountImportFiles(app, { db: adminDb, writeDb: db, storage, config });
}

export function mountDemoRoutes(
  app: FastifyInstance,
  { database: { db } }: AppDeps,
  { catalogue, imageOf, payment }: Sources,
  { published, shopTime }: Published,
) {
  mountDemo(app, { db, published, shopTime, refunds: refundPort });
  mountOutbox(app, db);
  mountStaffCode(app);
  mountDemoPhone(app, db);
  mountContactSheet(app, catalogue, imageOf);
  if (payment.sandbox) mountSandbox(app, { db, sandbox: payment.sandbox });
}
