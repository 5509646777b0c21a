import { SelectField, TextField } from '../../ui/Field.tsx';

interface ReceiptDraft {
  lotNo: string;
  expiresOn: string;
  producedOn: string;
  supplier: string;
  documentNo: string;
}
export const NO_RECEIPT: ReceiptDraft = {
  lotNo: '',
  expiresOn: '',
  producedOn: '',
  supplier: '',
  documentNo: '',
};

/** What the call takes; undefined when no lot is given. */
export const receiptOf = ({ lotNo, expiresOn, producedOn, supplier, documentNo }: ReceiptDraft) =>
  lotNo.trim() === ''
    ? undefined
    : {
        lotNo: lotNo.trim(),
        expiresOn,
        supplier: supplier.trim(),
        ...(producedOn !== '' && { producedOn }),
        ...(documentNo.trim() !== '' && { documentNo: documentNo.trim() }),
      };

/** What is missing for a receipt with a lot; null when nothing is. */
export const missingOf = ({ lotNo, expiresOn, supplier }: ReceiptDraft): string | null => {
  if (lotNo.trim() === '') return null;
  if (!/^[0-9A-Za-z][0-9A-Za-z./_-]{0,39}$/.test(lotNo.trim())) return '批号只用字母、数字和 . / _ -';
  if (expiresOn === '') return '请填写限用日期';
  return supplier.trim().length < 2 ? '请填写供应商，至少 2 个字' : null;
};

/** Lot, days and supplier of what is received. */
export function ReceiptFields({
  draft,
  error,
  onChange,
}: {
  draft: ReceiptDraft;
  error?: string | undefined;
  onChange: (draft: ReceiptDraft) => void;
}) {
  const field = (name: keyof ReceiptDraft) => ({
    value: draft[name],
    onChange: (event: { target: { value: string } }) => onChange({ ...draft, [name]: event.target.value }),
  });
  return (
    <>
      <TextField label="批号" isOptional maxLength={40} error={error} {...field('lotNo')} />
      {draft.lotNo.trim() !== '' && (
        <>
          <TextField label="限用日期" type="date" {...field('expiresOn')} />
          <TextField label="生产日期" type="date" isOptional {...field('producedOn')} />
          <TextField label="供应商" maxLength={60} {...field('supplier')} />
          <TextField label="送货单号" isOptional maxLength={40} {...field('documentNo')} />
        </>
      )}
    </>
  );
}

/** The lot that units are removed from or found of. */
export const LotChoice = ({
  lots,
  value,
  onChange,
}: {
  lots: readonly { lotId: string | number; lotNo: string; expiresOn: string; remaining: number }[];
  value: string;
  onChange: (lotId: string) => void;
}) => (
  <SelectField
    label="批次"
    options={[
      { value: '', label: '不指明：先减没有批次的，再减先到期的' },
      ...lots.map(({ lotId, lotNo, expiresOn, remaining }) => ({
        value: String(lotId),
        label: `${lotNo}，限用 ${expiresOn}，剩 ${remaining} 件`,
      })),
    ]}
    value={value}
    onChange={(event) => onChange(event.target.value)}
  />
);
