import { feedbackContract } from '@huarong/contract/feedback';
import { parseFeedbackNo } from '@huarong/core/feedback';
import { accept, getFirst, refuse } from '@huarong/core/shared';
import { ownerOf } from '#platform/context';
import { transaction } from '#platform/database';
import { type Feature, implement } from '#platform/feature';
import type { Storage } from '../../integrations/storage/index.ts';
import { verifyCode } from '../identity/index.ts';
import { findByMobile, listOwn } from './feedback.queries.ts';
import { uploadImage } from './images/upload-image.ts';
import { presentOwn } from './present-feedback.ts';
import { submitFeedback } from './submit-feedback.ts';

export const feedbackFeature = ({ storage }: { storage: Storage }): Feature =>
  implement(feedbackContract, {
    submit: submitFeedback,
    uploadPicture: (context) => uploadImage(storage, context),
    async list({ db, actor, config }) {
      const rows = await listOwn(db, ownerOf(actor));
      return accept({ list: await presentOwn(db, config.secret, rows) });
    },
    find: ({ db, config }, { receiptNo, mobile, smsCode, rToken }) =>
      transaction(db, async (tx) => {
        const submitted = { recipient: mobile, purposes: ['feedback'], code: smsCode, rToken };
        const verified = await verifyCode(tx, config, submitted);
        if (!verified.ok) return verified;
        const number = parseFeedbackNo(receiptNo);
        const row = number === null ? undefined : await findByMobile(tx, number, mobile);
        if (!row) return refuse({ code: 'feedback-not-found' as const });
        return accept(getFirst(await presentOwn(tx, config.secret, [row])));
      }),
  });
