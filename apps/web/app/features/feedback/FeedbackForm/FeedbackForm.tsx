import { FEEDBACK_KINDS } from '@huarong/core/feedback';
import { Button, Field, Notice, Radio, TextArea } from '@huarong/ui';
import type { ReactNode } from 'react';
import { type FormErrors, MobileCodeFields, type useForm } from '../../identity/index.ts';
import { ImageField } from '../../uploads/index.ts';
import styles from './FeedbackForm.module.css';
import { type useFeedbackImages, useGuestFeedback, useMemberFeedback } from './use-feedback.ts';

interface FeedbackFormProps {
  /** Called with the number of the feedback. */
  onDone: (feedbackNo: string) => void;
}

export function MemberFeedbackForm({ onDone }: FeedbackFormProps) {
  const { form, images } = useMemberFeedback(onDone);
  return <FormFrame form={form} images={images} />;
}

export function GuestFeedbackForm({ onDone }: FeedbackFormProps) {
  const { form, code, images } = useGuestFeedback(onDone);
  return (
    <FormFrame form={form} images={images}>
      <section className={styles.contact} aria-labelledby="contact-title">
        <h2 id="contact-title">联系方式</h2>
        <p>答复凭反馈编号和这个手机号查询，我们不会用它做别的事。</p>
        <div className={styles.fields}>
          <MobileCodeFields code={code} errors={form.errors} />
        </div>
      </section>
    </FormFrame>
  );
}

interface FormFrameProps {
  form: ReturnType<typeof useForm>;
  images: ReturnType<typeof useFeedbackImages>;
  children?: ReactNode;
}

const FormFrame = ({ form, images, children }: FormFrameProps) => (
  <form ref={form.ref} method="post" noValidate className={styles.form} onSubmit={form.onSubmit}>
    <KindField errors={form.errors} />
    <TextArea
      name="text"
      label="说说情况"
      required
      rows={6}
      maxLength={1000}
      placeholder="哪一页、哪一步、你期望怎样"
      error={form.errors['text']}
    />
    <Field
      name="about"
      label="相关订单号或页面"
      labelNote="选填"
      maxLength={200}
      placeholder="18 位订单号，或页面地址"
      error={form.errors['about']}
    />
    <div className={styles.images}>
      <p id="images-label">截图或照片</p>
      <ImageField {...images} hint="最多 3 张，JPEG、PNG 或 WebP；请遮住银行卡号等信息" />
    </div>
    {children}
    {form.errors['form'] && <Notice tone="error">{form.errors['form']}</Notice>}
    <Button type="submit" kind="ink" size="lg" loading={form.isSending} loadingLabel="正在提交">
      提交反馈
    </Button>
  </form>
);

const KindField = ({ errors }: { errors: FormErrors }) => (
  <fieldset className={styles.kinds}>
    <legend>反馈类型</legend>
    <div>
      {Object.entries(FEEDBACK_KINDS).map(([kind, label]) => (
        <Radio key={kind} name="kind" value={kind} aria-invalid={errors['kind'] ? true : undefined}>
          {label}
        </Radio>
      ))}
    </div>
    {errors['kind'] && <p role="alert">{errors['kind']}</p>}
  </fieldset>
);
