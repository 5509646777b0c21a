import { Field } from '@huarong/ui';
import { browserApi } from '../../../platform/api/index.ts';
import { IdentityForm, MobileCodeFields, refusalErrors, useMobileForm } from '../../identity/index.ts';
import styles from './ProgressLookup.module.css';

/** Finds the progress of an application by its number and the contact's mobile. */
export function ProgressLookup({ onFound }: { onFound: (progressKey: string) => void }) {
  const { form, code } = useMobileForm(
    'cooperation',
    async (mobileCode, { receiptNo = '' }) => {
      const reply = await browserApi({ quiet: true }).cooperation.findProgress({ receiptNo, ...mobileCode });
      if (!reply.ok)
        return reply.refusal.code === 'application-not-found'
          ? { receiptNo: reply.refusal.message }
          : refusalErrors(reply.refusal);
      onFound(reply.value.progressKey);
      return {};
    },
    ({ receiptNo = '' }) =>
      /^HZ\d{14}$/i.test(receiptNo.replace(/\s/g, ''))
        ? null
        : { receiptNo: '申请编号以 HZ 开头，后面是 14 位数字' },
  );
  return (
    <div className={styles.lookup}>
      <div>
        <h2>查询申请进度</h2>
        <p>回执邮件里的链接可以直接打开进度页。找不到邮件时，用申请编号和联系人手机号查询。</p>
      </div>
      <IdentityForm form={form} submit="查询" sending="正在查询">
        <Field
          name="receiptNo"
          label="申请编号"
          placeholder="HZ 开头"
          maxLength={20}
          error={form.errors['receiptNo']}
        />
        <MobileCodeFields code={code} errors={form.errors} />
      </IdentityForm>
    </div>
  );
}
