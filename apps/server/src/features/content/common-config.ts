import { getFirst, STORE, shanghaiIso, toYuan } from '@huarong/core/shared';
import type { Config } from '#platform/config';
import type { Maintenance } from '#platform/maintenance';
import type { ContentSource } from './content-source.ts';

/** What every client may know. */
export function commonConfig(
  config: Config,
  maintenance: Maintenance | null,
  settingNow: ContentSource['settingNow'],
) {
  const freight = settingNow('freight');
  const { payMinutes, receiptDays, returnDays, faultDays } = settingNow('order-times');
  const { cartLines, unitsPerSku } = settingNow('limits');
  return {
    storeId: STORE.storeId,
    catalogId: STORE.catalogId,
    langId: STORE.langId,
    timeZone: 'Asia/Shanghai',
    freight: { fee: toYuan(freight.fee), freeFrom: toYuan(freight.freeFrom) },
    terms: {
      ...{ payMinutes, receiptDays, returnDays, faultDays },
      packagingFee: toYuan(getFirst(settingNow('packaging').packagings).fee),
      commentPoints: settingNow('points').commentPoints,
    },
    limits: {
      searchKeywordLength: 50,
      searchHistory: 10,
      searchHints: 4,
      cartLines,
      quantityPerSku: unitsPerSku,
      orderNoteLength: 200,
      uploadBytes: STORE.uploads.imageMegabytes * 1024 * 1024,
      pageSize: 50,
    },
    switches: { isDemo: config.mode === 'demo', isUnderMaintenance: maintenance !== null },
    maintenance: maintenance && {
      ...maintenance,
      expectedEnd: maintenance.expectedEnd && shanghaiIso(maintenance.expectedEnd),
    },
  };
}
