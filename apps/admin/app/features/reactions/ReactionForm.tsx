import {
  AGE_GROUP_TEXTS,
  type AgeGroup,
  missingReactionFacts,
  SEX_TEXTS,
  type Sex,
} from '@huarong/core/returns';
import { useState } from 'react';
import { api } from '../../platform/api/index.ts';
import { SelectField, TextAreaField, TextField } from '../../ui/Field.tsx';
import { showToast } from '../../ui/Toaster.tsx';
import { UnsavedGuard } from '../../ui/unsaved/UnsavedGuard.tsx';
import type { ReactionDetail } from './reaction-texts.ts';

const UNKNOWN = { value: '', label: '不知道' };
const optionsOf = (texts: Record<string, string>) => [
  UNKNOWN,
  ...Object.entries(texts).map(([value, label]) => ({ value, label })),
];
const DOCTOR = [UNKNOWN, { value: 'yes', label: '是' }, { value: 'no', label: '否' }];

const draftOf = (reaction: ReactionDetail) => ({
  symptom: reaction.symptom,
  beganOn: reaction.beganOn ?? '',
  doctor: reaction.sawDoctor === null ? '' : reaction.sawDoctor ? 'yes' : 'no',
  ageGroup: reaction.ageGroup ?? '',
  sex: reaction.sex ?? '',
  lotId: reaction.lotId === null ? '' : String(reaction.lotId),
  note: reaction.note,
});

interface ReactionFormProps {
  reaction: ReactionDetail;
  onSaved: () => Promise<void>;
}

/** What is asked of the shopper. Complete records can still be changed until they are reported. */
export function ReactionForm({ reaction, onSaved }: ReactionFormProps) {
  const [draft, setDraft] = useState(() => draftOf(reaction));
  const [error, setError] = useState<string>();
  const [isBusy, setIsBusy] = useState(false);
  const isDirty = JSON.stringify(draft) !== JSON.stringify(draftOf(reaction));
  const field = (name: keyof typeof draft) => ({
    value: draft[name],
    onChange: (event: { target: { value: string } }) => setDraft({ ...draft, [name]: event.target.value }),
  });
  async function save(isComplete: boolean) {
    const facts = {
      symptom: draft.symptom.trim(),
      beganOn: draft.beganOn || null,
      sawDoctor: draft.doctor === '' ? null : draft.doctor === 'yes',
    };
    const missing = isComplete ? missingReactionFacts(facts) : [];
    if (missing.length > 0) return setError(`还不能完成，请先填写：${missing.join('、')}`);
    setIsBusy(true);
    const reply = await api.reactions.save({
      ...facts,
      reactionId: String(reaction.reactionId),
      revision: reaction.revision,
      ageGroup: (draft.ageGroup || null) as AgeGroup | null,
      sex: (draft.sex || null) as Sex | null,
      lotId: draft.lotId || null,
      note: draft.note.trim(),
      isComplete,
    });
    setIsBusy(false);
    if (!reply.ok) return setError(reply.refusal.message);
    setError(undefined);
    showToast(isComplete ? '已补全，可以上报' : '已保存');
    await onSaved();
  }
  return (
    <form
      className="panel stack stack-4"
      aria-labelledby="facts"
      onSubmit={(event) => {
        event.preventDefault();
        void save(true);
      }}
    >
      <div className="panel-h">
        <h2 id="facts">情况</h2>
      </div>
      <TextAreaField
        label="症状"
        rows={3}
        maxLength={500}
        hint="会写进上报的文件，不要写姓名和手机号"
        {...field('symptom')}
      />
      <div className="row">
        <TextField label="出现日期" type="date" {...field('beganOn')} />
        <SelectField label="是否就医" options={DOCTOR} {...field('doctor')} />
      </div>
      <div className="row">
        <SelectField label="年龄段" isOptional options={optionsOf(AGE_GROUP_TEXTS)} {...field('ageGroup')} />
        <SelectField label="性别" isOptional options={optionsOf(SEX_TEXTS)} {...field('sex')} />
        <SelectField
          label="批号"
          isOptional
          hint={reaction.lots.length === 0 ? '发货时没有批号' : undefined}
          options={[
            UNKNOWN,
            ...reaction.lots.map(({ lotId, lotNo, expiresOn }) => ({
              value: String(lotId),
              label: `${lotNo}，限用 ${expiresOn}`,
            })),
          ]}
          {...field('lotId')}
        />
      </div>
      <TextAreaField
        label="备注"
        isOptional
        rows={2}
        maxLength={500}
        hint="仅员工可见，不上报"
        {...field('note')}
      />
      {error && (
        <p className="err" role="alert">
          {error}
        </p>
      )}
      <div className="acts">
        <button type="submit" className="btn btn-ink" disabled={isBusy}>
          {reaction.state === 'open' ? '保存并完成' : '保存'}
        </button>
        <button type="button" className="btn" disabled={isBusy} onClick={() => void save(false)}>
          {reaction.state === 'open' ? '先保存' : '改回待补全'}
        </button>
      </div>
      <UnsavedGuard isDirty={isDirty && !isBusy} text="不良反应的改动没有保存" />
    </form>
  );
}
