import {
  checkLabel,
  labelOf,
  labelText,
  PRODUCT_FIELDS,
  type ProductField,
  type ProductValues,
} from '@huarong/core/catalogue';
import { SelectField, TextAreaField, TextField } from '../../../ui/Field.tsx';
import { KINDS, type ProductOptions } from '../product-texts.ts';
import { EXAMPLES, HINTS, LISTS, LONG_TEXTS, longestOf, NUMBERS } from './field-groups.ts';
import { IncludedItemsField } from './IncludedItemsField.tsx';
import { StoryField } from './StoryField.tsx';
import { TestedFiguresField } from './TestedFiguresField.tsx';
import { TokenField } from './TokenField.tsx';
import type { ProductForm } from './use-product-form.ts';

interface FieldInputProps {
  field: ProductField;
  form: ProductForm;
  options: ProductOptions;
  isDisabled: boolean;
}

const REQUIRED: readonly ProductField[] = ['code', 'brand_id', 'category_id', 'kind', 'name_cn'];

/** One field of the form, by its kind. */
export function FieldInput({ field, form, options, isDisabled }: FieldInputProps) {
  const { values, edits, errors, set } = form;
  const isChanged = field in edits;
  const onLabel = checkLabel(values).find((check) => check.field === field);
  const isNeeded = REQUIRED.includes(field) || onLabel !== undefined;
  const label = isNeeded ? `${PRODUCT_FIELDS[field]}（必填）` : PRODUCT_FIELDS[field];
  const common = {
    label,
    error: errors[field],
    hint: HINTS[field],
    disabled: isDisabled,
    placeholder: EXAMPLES[field],
  };
  const className = isChanged ? 'inp is-changed' : 'inp';
  if (field === 'brand_id' || field === 'category_id' || field === 'kind')
    return (
      <SelectField
        label={label}
        error={errors[field]}
        hint={HINTS[field]}
        disabled={isDisabled}
        value={values[field]}
        options={choicesOf(field, options, values[field])}
        onChange={(event) => set(field, event.target.value as ProductValues['kind'])}
      />
    );
  if (field === 'story')
    return (
      <StoryField
        blocks={values.story}
        error={errors.story}
        isChanged={isChanged}
        isDisabled={isDisabled}
        onChange={(story) => set('story', story)}
      />
    );
  if (field === 'tested_figures')
    return (
      <TestedFiguresField
        figures={values.tested_figures}
        error={errors.tested_figures}
        isChanged={isChanged}
        isDisabled={isDisabled}
        onChange={(figures) => set('tested_figures', figures)}
      />
    );
  if (field === 'included_items')
    return (
      <IncludedItemsField
        items={values.included_items}
        error={errors.included_items}
        isChanged={isChanged}
        isDisabled={isDisabled}
        onChange={(items) => set('included_items', items)}
      />
    );
  if (LISTS.has(field))
    return (
      <TokenField
        label={label}
        hint={HINTS[field]}
        error={errors[field]}
        {...(field === 'labels' && { textOf: labelText, tokenOf: labelOf })}
        tokens={values[field] as string[]}
        suggestions={wordsOf(field, options)}
        isChanged={isChanged}
        isDisabled={isDisabled}
        onChange={(tokens) => set(field, tokens)}
      />
    );
  if (NUMBERS.has(field))
    return (
      <TextField
        {...common}
        className={className}
        inputMode="numeric"
        value={values[field] === null ? '' : String(values[field])}
        onChange={(event) => set(field, numberOf(event.target.value) as never)}
      />
    );
  const text = (values[field] ?? '') as string;
  const longest = longestOf(field);
  const counted = longest !== undefined && text !== '' ? `${[...text].length} / ${longest} 字` : undefined;
  const hint = [counted, HINTS[field]].filter(Boolean).join('，') || undefined;
  const onChange = (event: { target: { value: string } }) => set(field, event.target.value as never);
  return LONG_TEXTS.has(field) ? (
    <TextAreaField
      {...common}
      hint={hint}
      rows={3}
      className={isChanged ? 'ta is-changed' : 'ta'}
      value={text}
      onChange={onChange}
    />
  ) : (
    <TextField {...common} hint={hint} className={className} value={text} onChange={onChange} />
  );
}

/** What is typed in a field for months; something that is no number is refused by name. */
const numberOf = (typed: string): number | null => {
  const text = typed.trim();
  if (text === '') return null;
  return /^\d{1,6}$/.test(text) ? Number(text) : -1;
};

const wordsOf = (field: ProductField, { words }: ProductOptions): readonly string[] =>
  field in words ? words[field as keyof ProductOptions['words']] : [];

function choicesOf(field: ProductField, { brands, categories }: ProductOptions, value: string) {
  if (field === 'kind') return KINDS;
  const first = value === '' ? [{ value: '', label: '请选择' }] : [];
  return field === 'brand_id'
    ? [
        ...first,
        ...brands.map(({ brandId, name, letter }) => ({ value: brandId, label: `${letter}　${name}` })),
      ]
    : [...first, ...categories.map(({ categoryId, path }) => ({ value: categoryId, label: path }))];
}
