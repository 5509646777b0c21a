import { tmpdir } from 'node:os';
import { DEFAULT_WORDS } from '@huarong/search';
import { readConfig } from '#platform/config';
import { createLog } from '#platform/log';
import { openAdminOn } from '../../../../../testing/open-admin.ts';
import { openProviders } from '../../../../integrations/payment/index.ts';
import { watchBuilders } from '../../../bundles/index.ts';
import { createImagePort } from '../../../images/index.ts';
import { createIndexSource } from '../../../search/index.ts';
import { openReturnShop } from '../../testing/open-return-shop.ts';

const noPhotographs = { find: () => undefined, findByName: () => undefined };

/** A shop with delivered orders, and its admin on the same database. */
export async function openReturnAdmin() {
  const shop = await openReturnShop();
  const { database } = shop;
  const log = createLog('silent');
  const read = readConfig({
    SHOP_MODE: 'demo',
    LOG_LEVEL: 'silent',
    SHOP_LIMITS: 'off',
    DATA_DIR: database.settings.dataDir || tmpdir(),
  });
  if (!read.ok) throw new Error(read.problems.join('\n'));
  const builders = await watchBuilders(database, { log, onChange: () => undefined });
  const admin = await openAdminOn({
    config: read.config,
    log,
    database,
    sources: {
      catalogue: shop.catalogue,
      offers: shop.offers,
      builders,
      imageOf: createImagePort(noPhotographs),
      photographs: noPhotographs,
      storage: shop.storage,
      searchIndex: createIndexSource(shop.catalogue, {
        words: () => DEFAULT_WORDS,
        log,
        onRebuilt: () => undefined,
        now: () => new Date(),
      }),
      payment: openProviders(read.config, database.db),
    },
    close: async () => {
      await builders.stop();
      await shop.close();
    },
  });
  return { ...shop, ...admin };
}
export type ReturnAdmin = Awaited<ReturnType<typeof openReturnAdmin>>;
