import type { OwnFeedback } from '@huarong/contract/feedback';
import { parseFeedbackNo } from '@huarong/core/feedback';
import { Field } from '@huarong/ui';
import { useState } from 'react';
import { browserApi } from '../../../platform/api/index.ts';
import { IdentityForm, MobileCodeFields, refusalErrors, useMobileForm } from '../../identity/index.ts';
import { FeedbackCard } from '../FeedbackCard/FeedbackCard.tsx';
import styles from './FeedbackLookup.module.css';

/** Finds the answer to a guest by number and mobile. */
export function FeedbackLookup() {
  const [found, setFound] = useState<OwnFeedback | null>(null);
  const { form, code } = useMobileForm(
    'feedback',
    async (mobileCode, { feedbackNo = '' }) => {
      const receiptNo = parseFeedbackNo(feedbackNo) ?? feedbackNo;
      const reply = await browserApi({ quiet: true }).feedback.find({ receiptNo, ...mobileCode });
      if (!reply.ok)
        return reply.refusal.code === 'feedback-not-found'
          ? { feedbackNo: reply.refusal.message }
          : refusalErrors(reply.refusal);
      setFound(reply.value);
      return {};
    },
    ({ feedbackNo = '' }) =>
      parseFeedbackNo(feedbackNo) === null ? { feedbackNo: '反馈编号以 FK 开头，后面是 14 位数字' } : null,
  );
  return (
    <section className={styles.lookup} aria-labelledby="lookup-title">
      <h2 id="lookup-title">查询答复</h2>
      {found ? (
        <FeedbackCard feedback={found} />
      ) : (
        <>
          <p>没有登录时提交的反馈，用编号和手机号查询。会员请到「我的反馈」查看。</p>
          <IdentityForm form={form} submit="查询" sending="正在查询">
            <Field
              name="feedbackNo"
              label="反馈编号"
              placeholder="FK 开头"
              maxLength={20}
              error={form.errors['feedbackNo']}
            />
            <MobileCodeFields code={code} errors={form.errors} />
          </IdentityForm>
        </>
      )}
    </section>
  );
}
