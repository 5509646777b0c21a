import { STORE } from '@huarong/core/shared';
import { Button, Checkbox, Field, Notice, type SelectOption } from '@huarong/ui';
import { MobileCodeFields } from '../../identity/index.ts';
import { Documents } from '../Documents/Documents.tsx';
import styles from './ApplicationForm.module.css';
import { BrandSection } from './BrandSection.tsx';
import { FormSection } from './FormSection.tsx';
import { TaxNumberField } from './TaxNumberField.tsx';
import { useApplicationForm } from './use-application-form.ts';

interface ApplicationFormProps {
  categories: readonly SelectOption[];
  /** Called after submission; the key opens the progress page. */
  onDone: (progressKey: string) => void;
}

/** Company, brand, contact and documents. Reports the errors of all fields at once. */
export function ApplicationForm({ categories, onDone }: ApplicationFormProps) {
  const { form, code, documents } = useApplicationForm(onDone);
  const { errors } = form;
  return (
    <form ref={form.ref} method="post" noValidate className={styles.form} onSubmit={form.onSubmit}>
      <FormSection number={1} title="公司">
        <Field
          name="company"
          label="公司全称"
          required
          maxLength={100}
          autoComplete="organization"
          error={errors['company']}
        />
        <TaxNumberField error={errors['taxNumber']} />
      </FormSection>
      <BrandSection categories={categories} errors={errors} />
      <FormSection number={3} title="联系人">
        <Field
          name="contact"
          label="姓名"
          required
          maxLength={25}
          autoComplete="name"
          error={errors['contact']}
        />
        <Field name="email" type="email" label="邮箱" required autoComplete="email" error={errors['email']} />
        <MobileCodeFields code={code} errors={errors} />
      </FormSection>
      <FormSection number={4} title="资料">
        <Documents documents={documents} error={errors['documents']} />
      </FormSection>
      {errors['form'] && <Notice tone="error">{errors['form']}</Notice>}
      <div className={styles.end}>
        <div>
          <Checkbox name="consent" aria-invalid={errors['consent'] ? true : undefined}>
            我同意资料仅用于本次审核，未通过的 {STORE.cooperation.rejectedRetentionDays} 天后删除
          </Checkbox>
          {errors['consent'] && (
            <p role="alert" className={styles.missing}>
              {errors['consent']}
            </p>
          )}
        </div>
        <Button type="submit" kind="ink" size="lg" loading={form.isSending} loadingLabel="正在提交">
          提交申请
        </Button>
      </div>
    </form>
  );
}
