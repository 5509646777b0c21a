import { Field, Radio, Select, type SelectOption, TextArea } from '@huarong/ui';
import type { FormErrors } from '../../identity/index.ts';
import styles from './ApplicationForm.module.css';
import { FormSection } from './FormSection.tsx';
import { AUTHORISATIONS } from './use-application-form.ts';

interface BrandSectionProps {
  categories: readonly SelectOption[];
  errors: FormErrors;
}

export const BrandSection = ({ categories, errors }: BrandSectionProps) => (
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
);
