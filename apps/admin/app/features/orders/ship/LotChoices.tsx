import { SelectField, TextField } from '../../../ui/Field.tsx';
import { type LotDraft, type LotsOfSku, needsReason } from './lot-choice.ts';

/** Which lot of each sku goes into the parcel: what expires first, or another one with the reason. */
export function LotChoices({
  lots,
  draft,
  onChange,
}: {
  lots: readonly LotsOfSku[];
  draft: LotDraft;
  onChange: (draft: LotDraft) => void;
}) {
  if (lots.length === 0) return null;
  return (
    <fieldset className="field stack stack-3">
      <legend>批次</legend>
      {lots.map(({ skuId, productName, skuName, choices }) => (
        <SelectField
          key={skuId}
          label={`${productName} ${skuName}`}
          value={draft.lotNoOf[skuId] ?? ''}
          options={[
            { value: '', label: `先到期的先发：${suggestionOf(choices)}` },
            ...choices.map(({ lotNo, expiresOn, remaining }) => ({
              value: lotNo,
              label: `${lotNo}，限用 ${expiresOn}，剩 ${remaining} 件`,
            })),
          ]}
          onChange={(event) =>
            onChange({ ...draft, lotNoOf: { ...draft.lotNoOf, [skuId]: event.target.value } })
          }
        />
      ))}
      {needsReason(draft, lots) && (
        <TextField
          label="换批次的原因"
          maxLength={200}
          value={draft.reason}
          placeholder="如：先到期的包装破损"
          hint="有更早到期的批次，换了要留原因"
          onChange={(event) => onChange({ ...draft, reason: event.target.value })}
        />
      )}
    </fieldset>
  );
}

const suggestionOf = (choices: LotsOfSku['choices']): string =>
  choices.flatMap(({ lotNo, suggested }) => (suggested > 0 ? [`${lotNo} × ${suggested}`] : [])).join('，');
