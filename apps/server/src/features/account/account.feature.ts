import { accountContract } from '@huarong/contract/account';
import { accept } from '@huarong/core/shared';
import { type Feature, implement, onlyBuilt } from '#platform/feature';
import type { Storage } from '../../integrations/storage/index.ts';
import { memberOf } from './member-of.ts';
import { type PrivacyDeps, savePrivacyRecord } from './privacy/save-privacy-record.ts';
import { showPrivacyRecord } from './privacy/show-privacy-record.ts';
import { saveProfile, showProfile } from './profile/save-profile.ts';
import { uploadAvatar } from './profile/upload-avatar.ts';
import type { ProductSource } from './records/present-purchased-sku.ts';
import { showPurchases } from './records/show-purchases.ts';
import { showReceipts } from './records/show-receipts.ts';
import { saveVanityItem } from './vanity/save-vanity-item.ts';
import { showVanity } from './vanity/show-vanity.ts';

export interface AccountDeps extends ProductSource, PrivacyDeps {
  storage: Storage;
}

/** The calls implemented here; password, e-mail and mobile belong to identity. */
const implementedCalls = onlyBuilt(
  accountContract,
  ...(['profile', 'saveProfile', 'uploadAvatar', 'privacyRecord', 'savePrivacyRecord'] as const),
  ...(['offlineOrders', 'purchaseRecord', 'vanity', 'saveVanity'] as const),
);

export const accountFeature = (deps: AccountDeps): Feature =>
  implement(implementedCalls, {
    profile: showProfile,
    saveProfile,
    uploadAvatar: (context) => uploadAvatar(deps.storage, context),
    privacyRecord: async (context) => accept(await showPrivacyRecord(context.db, memberOf(context).memberId)),
    savePrivacyRecord: (context, input) => savePrivacyRecord(deps, context, input),
    offlineOrders: (context, input) => showReceipts(deps, context, input),
    purchaseRecord: (context, input) => showPurchases(deps, context, input),
    vanity: async (context) => accept(await showVanity(deps, context.db, memberOf(context).memberId)),
    saveVanity: (context, input) => saveVanityItem(deps, context, input),
  });
