import { checkTaxNumber, tidyTaxNumber } from '@huarong/core/invoices';
import { Field } from '@huarong/ui';
import { Picks } from '../../RadioBoxes/RadioBoxes.tsx';
import styles from './TitleFields.module.css';
import { notesOf, type TitleDraft } from './title-draft.ts';

const KINDS = [
  { value: 'individual', label: '个人' },
  { value: 'enterprise', label: '企业' },
] as const;

interface TitleFieldsProps {
  draft: TitleDraft;
  onChange: (draft: TitleDraft) => void;
}

/** A title: a person's name, or a company's with its number, which is checked while it is typed. */
export function TitleFields({ draft, onChange }: TitleFieldsProps) {
  const fill = (part: Partial<TitleDraft>) => onChange({ ...draft, ...part });
  const isCompany = draft.kind === 'enterprise';
  return (
    <div className={styles.fields}>
      <Picks legend="抬头类型" options={KINDS} value={draft.kind} onPick={(kind) => fill({ kind })} />
      <Field
        label={isCompany ? '企业名称' : '姓名'}
        name="title"
        value={draft.title}
        maxLength={100}
        autoComplete={isCompany ? 'organization' : 'name'}
        onChange={(event) => fill({ title: event.target.value })}
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
            {...notesOf(draft.taxNumber)}
            onChange={(event) => fill({ taxNumber: event.target.value })}
          />
          <Boxes number={tidyTaxNumber(draft.taxNumber)} />
        </>
      )}
    </div>
  );
}

/** Character by character, to hold against the licence. The message above says the same in words. */
function Boxes({ number }: { number: string }) {
  if (number.length === 0 || number.length > 18) return null;
  const isWrong = checkTaxNumber(number).kind === 'wrong';
  const stateOf = (character: string, place: number) =>
    /[^0-9A-HJ-NP-RTUWXY]/.test(character) || (isWrong && place === 17) ? 'wrong' : 'right';
  return (
    <div className={styles.boxes} aria-hidden="true">
      {Array.from({ length: 18 }, (_, place) => place).map((place) => (
        <i key={place} data-state={number[place] && stateOf(number[place], place)}>
          {number[place]}
        </i>
      ))}
    </div>
  );
}
