import { cooperationContract } from '@huarong/contract/cooperation';
import { accept, refuse } from '@huarong/core/shared';
import { transaction } from '#platform/database';
import { type Feature, implement } from '#platform/feature';
import type { Storage } from '../../integrations/storage/index.ts';
import type { CatalogueSource } from '../catalogue/index.ts';
import { verifyCode } from '../identity/index.ts';
import { findByKey, findByMobile } from './cooperation.queries.ts';
import { presentProgress } from './present-progress.ts';
import { submitApplication } from './submit-application.ts';
import { supplement } from './supplement.ts';
import { uploadFile } from './upload-file.ts';

export interface CooperationDeps {
  catalogue: CatalogueSource;
  storage: Storage;
}

export const cooperationFeature = ({ catalogue, storage }: CooperationDeps): Feature =>
  implement(cooperationContract, {
    apply: (context, application) => submitApplication(catalogue, context, application),
    uploadFile: (context) => uploadFile(storage, context),
    async progress({ db }, { progressKey }) {
      const application = await findByKey(db, progressKey);
      return application
        ? accept(await presentProgress(db, application))
        : refuse({ code: 'application-not-found' });
    },
    findProgress: ({ db, config }, { receiptNo, mobile, smsCode, rToken }) =>
      transaction(db, async (tx) => {
        const verified = await verifyCode(tx, config, {
          recipient: mobile,
          purposes: ['cooperation'],
          code: smsCode,
          rToken,
        });
        if (!verified.ok) return verified;
        const application = await findByMobile(tx, receiptNo.replace(/\s/g, '').toUpperCase(), mobile);
        return application
          ? accept(await presentProgress(tx, application))
          : refuse({ code: 'application-not-found' as const });
      }),
    supplement,
  });
