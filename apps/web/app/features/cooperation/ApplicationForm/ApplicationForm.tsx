import { tidyTaxNumber } from '@huarong/core/invoices';
import {
  Button,
  Checkbox,
  Field,
  Notice,
  Radio,
  Select,
  type SelectOption,
  showToast,
  TextArea,
} from '@huarong/ui';
import { browserApi } from '../../../platform/api/index.ts';
import { type FormErrors, MobileCodeFields, refusalErrors, useMobileForm } from '../../identity/index.ts';
import { Documents } from '../Documents/Documents.tsx';
import { useDocuments } from '../Documents/use-documents.ts';
import styles from './ApplicationForm.module.css';
import { applicationErrors } from './application-errors.ts';
import { FormSection } from './FormSection.tsx';
import { TaxNumberField } from './TaxNumberField.tsx';

const AUTHORISATIONS = [
  { value: 'owner', label: '品牌方' },
  { value: 'generalAgent', label: '总代理' },
  { value: 'distributor', label: '授权经销' },
] as const;
const FIELDS: Record<string, string> = { 'tax-number-wrong': 'taxNumber', 'document-expired': 'documents' };

interface ApplicationFormProps {
  categories: readonly SelectOption[];
  /** Called after submission; the key opens the progress page. */
  onDone: (progressKey: string) => void;
}

/** Company, brand, contact and documents. Reports the errors of all fields at once. */
export function ApplicationForm({ categories, onDone }: ApplicationFormProps) {
  const documents = useDocuments();
  const { form, code } = useMobileForm('cooperation', async (mobileCode, values): Promise<FormErrors> => {
    const formErrors = applicationErrors(values);
    if (Object.keys(formErrors).length > 0) return formErrors;
    if (documents.isSending) return { documents: '还有文件正在上传，请稍候' };
    const reply = await browserApi({ quiet: true }).cooperation.apply({
      company: values['company']!,
      taxNumber: tidyTaxNumber(values['taxNumber']!),
      brandNameCN: values['brandNameCN']!,
      brandNameEN: values['brandNameEN']!,
      categoryId: values['categoryId']!,
      authorisation: AUTHORISATIONS.find(({ value }) => value === values['authorisation'])?.value ?? 'owner',
      contact: values['contact']!,
      email: values['email']!.trim(),
      intro: values['intro']!,
      fileIds: documents.fileIds,
      consent: true,
      ...mobileCode,
    });
    if (!reply.ok) {
      const field = FIELDS[reply.refusal.code];
      return field ? { [field]: reply.refusal.message } : refusalErrors(reply.refusal);
    }
    showToast('申请已提交');
    onDone(reply.value.progressLink.split('=')[1]!);
    return {};
  });
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
      <FormSection number={2} title="品牌">
        <Field name="brandNameCN" label="品牌中文名" required maxLength={60} error={errors['brandNameCN']} />
        <Field name="brandNameEN" label="品牌英文名" required maxLength={60} error={errors['brandNameEN']} />
        <Select
          name="categoryId"
          label="主营品类"
          required
          placeholder="请选择"
          options={categories}
          error={errors['categoryId']}
        />
        <fieldset className={styles.kinds}>
          <legend>授权类型</legend>
          {AUTHORISATIONS.map(({ value, label }, index) => (
            <Radio key={value} name="authorisation" value={value} defaultChecked={index === 0}>
              {label}
            </Radio>
          ))}
        </fieldset>
        <TextArea
          name="intro"
          label="品牌介绍"
          required
          rows={5}
          maxLength={1000}
          hint="请写明成立时间、在售款数、备案情况与现有渠道"
          error={errors['intro']}
          className={styles.wide}
        />
      </FormSection>
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
            我同意资料仅用于本次审核，未通过的 90 天后删除
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
