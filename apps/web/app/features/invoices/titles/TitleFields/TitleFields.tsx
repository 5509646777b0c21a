import { checkTaxNumber, normaliseTaxNumber } from '@huarong/core/invoices';
import { Field } from '@huarong/ui';
import { RadioBoxes } from '../../RadioBoxes/RadioBoxes.tsx';
import styles from './TitleFields.module.css';
import { type TitleDraft, taxNumberNotes } from './title-draft.ts';

const KINDS = [
  { value: 'individual', label: '个人' },
  { value: 'enterprise', label: '企业' },
] as const;

interface TitleFieldsProps {
  draft: TitleDraft;
  onChange: (draft: TitleDraft) => void;
}

/** A title: the name of a person, or of a company with its tax number, validated while typing. */
export function TitleFields({ draft, onChange }: TitleFieldsProps) {
  const change = (changes: Partial<TitleDraft>) => onChange({ ...draft, ...changes });
  const isCompany = draft.kind === 'enterprise';
  return (
    <div className={styles.fields}>
      <RadioBoxes
        legend="抬头类型"
        options={KINDS}
        value={draft.kind}
        onChange={(kind) => change({ kind })}
      />
      <Field
        label={isCompany ? '企业名称' : '姓名'}
        name="title"
        value={draft.title}
        maxLength={100}
        autoComplete={isCompany ? 'organization' : 'name'}
        onChange={(event) => change({ title: event.target.value })}
      />
      {isCompany && (
        <>
          <Field
            label="统一社会信用代码"
            name="taxNumber"
            value={draft.taxNumber}
            maxLength={24}
            autoComplete="off"
            spellCheck={false}
            {...taxNumberNotes(draft.taxNumber)}
            onChange={(event) => change({ taxNumber: event.target.value })}
          />
          <TaxNumberBoxes number={normaliseTaxNumber(draft.taxNumber)} />
        </>
      )}
    </div>
  );
}

/** The number character by character, to compare with the business licence. Hidden from screen readers: the field message says the same. */
function TaxNumberBoxes({ number }: { number: string }) {
  if (number.length === 0 || number.length > 18) return null;
  const isWrong = checkTaxNumber(number).kind === 'wrong';
  const stateOf = (character: string, index: number) =>
    /[^0-9A-HJ-NP-RTUWXY]/.test(character) || (isWrong && index === 17) ? 'wrong' : 'right';
  return (
    <div className={styles.boxes} aria-hidden="true">
      {Array.from({ length: 18 }, (_, index) => index).map((index) => (
        <i key={index} data-state={number[index] && stateOf(number[index], index)}>
          {number[index]}
        </i>
      ))}
    </div>
  );
}
