import { fen } from '@huarong/core/shared';
import { TextAreaField, TextField } from '../../ui/Field.tsx';
import { formatFen } from '../../ui/format.ts';
import { CountInput, YuanInput } from '../promotions/NumberInputs.tsx';
import { SkuPicker } from '../promotions/SkuPicker.tsx';
import { type BundleDraft, withSlots } from './bundle-draft.ts';

export interface PanelProps {
  draft: BundleDraft;
  errors: Readonly<Record<string, string>>;
  isDisabled: boolean;
  onChange: (draft: BundleDraft) => void;
}

const MOST_SLOTS = 20;

/** Name, case, slots, discount and limits of a bundle. */
export function BundleBasics({ draft, errors, isDisabled, onChange }: PanelProps) {
  const { rule, skus, caseSkuId } = draft;
  const box = skus.get(caseSkuId);
  const setRule = (change: Partial<BundleDraft['rule']>) =>
    onChange({ ...draft, rule: { ...rule, ...change } });
  const text = (name: 'caseName' | 'partName' | 'unit' | 'deliveryText') => ({
    value: rule[name],
    error: errors[name],
    disabled: isDisabled,
    onChange: ({ target }: { target: { value: string } }) => setRule({ [name]: target.value }),
  });
  return (
    <section className="panel" aria-labelledby="bd-basics">
      <div className="panel-h">
        <h2 id="bd-basics">盒子与格</h2>
      </div>
      <div className="panel-b cp-fields">
        <TextField
          label="名称"
          maxLength={40}
          value={draft.title}
          disabled={isDisabled}
          error={errors['title']}
          onChange={({ target }) => onChange({ ...draft, title: target.value })}
        />
        <div className="field">
          <span className="label">盒子（顾客买的规格）</span>
          <p>{box ? `${box.name}，${formatFen(box.priceFen)}` : '还没有选'}</p>
          <SkuPicker
            label={box ? '换一个盒子' : '选盒子'}
            isDisabled={isDisabled}
            taken={[caseSkuId]}
            onPick={(sku) =>
              onChange({ ...draft, caseSkuId: sku.skuId, skus: new Map([...skus, [sku.skuId, sku]]) })
            }
          />
        </div>
        <TextField label="盒子的叫法" placeholder="盘盒 · 墨黑" maxLength={20} {...text('caseName')} />
        <TextField label="里面的东西叫什么" placeholder="眼影" maxLength={8} {...text('partName')} />
        <TextField label="量词" placeholder="格" maxLength={2} {...text('unit')} />
        <div className="field">
          <span className="label">格数</span>
          <CountInput
            label="格数"
            count={rule.slots.length}
            isDisabled={isDisabled}
            error={errors['slots']}
            onChange={(count) => {
              if (count !== null && count >= 1 && count <= MOST_SLOTS)
                onChange({ ...draft, rule: withSlots(rule, count) });
            }}
          />
        </div>
        <div className="field">
          <span className="label">选满优惠</span>
          <YuanInput
            label="选满优惠多少元"
            fen={rule.fullDiscountFen}
            isDisabled={isDisabled}
            error={errors['fullDiscountFen']}
            onChange={(amount) => setRule({ fullDiscountFen: fen(amount ?? 0) })}
          />
        </div>
        <div className="field">
          <span className="label">每单至多</span>
          <CountInput
            label="每单至多几套"
            count={rule.purchaseLimit}
            after="套"
            isDisabled={isDisabled}
            error={errors['purchaseLimit']}
            onChange={(count) => setRule({ purchaseLimit: count ?? 1 })}
          />
        </div>
        <label className="opt-l">
          <input
            type="checkbox"
            className="ck"
            checked={rule.distinct}
            disabled={isDisabled}
            onChange={({ target }) => setRule({ distinct: target.checked })}
          />
          同一件不能选两次
        </label>
        <TextAreaField
          label="发货说明"
          placeholder="定制需 2 个工作日，单独发货"
          maxLength={80}
          rows={2}
          {...text('deliveryText')}
        />
      </div>
    </section>
  );
}
