import { SelectField, TextField } from '../../ui/Field.tsx';
import { ScopePicker } from '../promotions/ScopePicker.tsx';
import { useScope } from '../promotions/use-scope.ts';
import { CardChoice } from './CardChoice.tsx';
import { CHANNELS, KINDS, WAYS } from './coupon-labels.ts';
import { DropFields } from './DropFields.tsx';
import type { OfferDraft } from './offer-draft.ts';
import { SpecialFields } from './SpecialFields.tsx';

interface OfferFormProps {
  draft: OfferDraft;
  /** Somebody has claimed it: only texts, a higher total and longer dates. */
  isFixed: boolean;
  onChange: (change: Partial<OfferDraft>) => void;
}

const optionsOf = (labels: Record<string, string>) =>
  Object.entries(labels).map(([value, label]) => ({ value, label }));
const AMOUNT_LABELS = {
  amountOff: '减多少元',
  percentOff: '至多减多少元',
  exchange: '兑换时付多少元',
  freeFreight: '至多免多少元运费',
} as const;

/** Everything that staff decide about a coupon. */
export function OfferForm({ draft, isFixed, onChange }: OfferFormProps) {
  const counted = useScope(draft.scope);
  const text = (name: keyof OfferDraft & string) => ({
    value: String(draft[name]),
    onChange: (event: { target: { value: string } }) => onChange({ [name]: event.target.value }),
  });
  return (
    <>
      <section className="panel" aria-labelledby="cp-benefit">
        <div className="panel-h">
          <h2 id="cp-benefit">优惠</h2>
          {isFixed && <span className="right">已有人领取，优惠不能改</span>}
        </div>
        <fieldset className="panel-b cp-fields" disabled={isFixed}>
          <SelectField label="种类" options={optionsOf(KINDS)} {...text('kind')} />
          <TextField label="满多少元可用" inputMode="decimal" hint="不填就是无门槛" {...text('threshold')} />
          {draft.kind === 'percentOff' && (
            <TextField label="打几折" inputMode="decimal" placeholder="8.5" {...text('fold')} />
          )}
          <TextField
            label={AMOUNT_LABELS[draft.kind]}
            inputMode="decimal"
            isOptional={draft.kind === 'freeFreight'}
            {...text('amount')}
          />
          <div className="cp-wide">
            <span className="label">范围</span>
            <ScopePicker
              scope={draft.scope}
              counted={counted}
              error={undefined}
              isDisabled={isFixed}
              onChange={(scope) => onChange({ scope })}
            />
          </div>
          <SelectField label="用在" options={optionsOf(CHANNELS)} {...text('channel')} />
        </fieldset>
      </section>
      <section className="panel" aria-labelledby="cp-texts">
        <div className="panel-h">
          <h2 id="cp-texts">名称与文字</h2>
        </div>
        <div className="panel-b cp-fields">
          <TextField label="名称" maxLength={60} required {...text('title')} />
          <TextField
            label="范围的文字"
            maxLength={40}
            hint="顾客看到的范围，例如 全场商品"
            {...text('scopeText')}
          />
          <TextField label="“去使用”的地址" maxLength={200} hint="以 / 开头的本站地址" {...text('link')} />
        </div>
      </section>
      <section className="panel" aria-labelledby="cp-claim">
        <div className="panel-h">
          <h2 id="cp-claim">怎么得、给谁</h2>
        </div>
        <fieldset className="panel-b cp-fields" disabled={isFixed}>
          <SelectField label="领取方式" options={optionsOf(WAYS)} {...text('way')} />
          {draft.way === 'code' && (
            <TextField
              label="统一券码"
              maxLength={14}
              hint="14 位字母或数字，所有人同一个码"
              {...text('code')}
            />
          )}
          <TextField label="每人几张" inputMode="numeric" {...text('perPerson')} />
          <CardChoice
            label="限会员卡"
            hint="不选就是所有会员"
            cards={draft.cards}
            onChange={(cards) => onChange({ cards })}
          />
          <label className="opt-l">
            <input
              type="checkbox"
              className="ck"
              checked={draft.isForFirstOrder}
              onChange={({ target }) => onChange({ isForFirstOrder: target.checked })}
            />
            只给没有下过单的会员
          </label>
          {draft.way === 'centre' && <SpecialFields draft={draft} onChange={onChange} />}
        </fieldset>
      </section>
      <section className="panel" aria-labelledby="cp-times">
        <div className="panel-h">
          <h2 id="cp-times">数量与时间</h2>
          {isFixed && <span className="right">总数只能加，时间只能延长</span>}
        </div>
        <div className="panel-b cp-fields">
          <TextField label="总数" inputMode="numeric" {...text('total')} />
          <TextField label="开始领取" type="datetime-local" disabled={isFixed} {...text('claimFrom')} />
          <TextField label="结束领取" type="datetime-local" {...text('claimUntil')} />
          <SelectField
            label="有效期"
            disabled={isFixed}
            options={[
              { value: 'days', label: '领取后几天' },
              { value: 'dates', label: '固定日期' },
            ]}
            {...text('lasting')}
          />
          {draft.lasting === 'days' ? (
            <TextField label="几天内有效" inputMode="numeric" {...text('days')} />
          ) : (
            <>
              <TextField label="生效" type="datetime-local" disabled={isFixed} {...text('validFrom')} />
              <TextField label="失效" type="datetime-local" {...text('validUntil')} />
            </>
          )}
          {draft.way === 'centre' && <DropFields draft={draft} onChange={onChange} />}
        </div>
      </section>
    </>
  );
}
