import { TextField } from '../../ui/Field.tsx';
import { FullAmountTiers } from './FullAmountTiers.tsx';
import type { SkuLookup } from './ItemTables.tsx';
import { ItemTiers } from './ItemTiers.tsx';
import { type Draft, type Errors, type PickedSku, PLAYS, playOf, withPlay } from './promotion-draft.ts';
import { StackFields, WhenFields } from './RuleFields.tsx';
import { ScopePicker } from './ScopePicker.tsx';
import { BundleFields, UnitPriceFields } from './UnitPriceFields.tsx';
import type { CountedScope } from './use-scope.ts';

interface PromotionFormProps {
  draft: Draft;
  isNew: boolean;
  skus: SkuLookup;
  counted: CountedScope;
  errors: Errors;
  isDisabled: boolean;
  /** The sentence of the rule, offered as the title. */
  sentence: string | null;
  onPicked: (sku: PickedSku) => void;
  onChange: (draft: Draft) => void;
}

/** The rule of a promotion, of any kind. */
export function PromotionForm(props: PromotionFormProps) {
  const { draft, isNew, counted, errors, isDisabled, sentence, onChange } = props;
  const play = playOf(draft);
  const plays = PLAYS.filter(({ kind }) => isNew || kind === draft.kind);
  const hasScope = draft.kind !== 'bundle' && draft.rule.benefit?.kind !== 'fixedPrice';
  return (
    <div className="promo-form">
      <section className="fgrp">
        <header>
          <h2>玩法</h2>
          <p>{draft.kind === 'fullAmount' ? '一件商品只参加一个满额活动，由系统挑更省的。' : ''}</p>
        </header>
        <div>
          {plays.length > 1 && (
            <div className="pickcards plays" role="radiogroup" aria-label="玩法">
              {plays.map(({ id, label, example }) => (
                // biome-ignore lint/a11y/useSemanticElements: a card with two lines is chosen, as in the drawings
                <button
                  key={id}
                  type="button"
                  role="radio"
                  className="pickcard"
                  aria-checked={id === play}
                  disabled={isDisabled}
                  onClick={() => id !== play && onChange(withPlay(draft, id))}
                >
                  <b>{label}</b>
                  <small>{example}</small>
                </button>
              ))}
            </div>
          )}
          <PlayFields key={play} {...props} />
        </div>
      </section>
      {hasScope && (
        <section className="fgrp">
          <header>
            <h2>范围</h2>
            <p>下架的商品自动退出，重新上架自动回来。</p>
          </header>
          <div>
            <ScopePicker
              scope={draft.rule.scope ?? { kind: 'all' }}
              counted={counted}
              error={scopeError(errors)}
              isDisabled={isDisabled}
              onChange={(scope) => onChange({ ...draft, rule: { ...draft.rule, scope } })}
            />
          </div>
        </section>
      )}
      <section className="fgrp">
        <header>
          <h2>名称</h2>
          <p>顾客在商品页、购物车和订单里读到。</p>
        </header>
        <div className="fgrid">
          <div className="wide">
            <TextField
              label="名称"
              maxLength={60}
              disabled={isDisabled}
              value={draft.title}
              error={errors['title']}
              onChange={(event) => onChange({ ...draft, title: event.target.value })}
            />
            {sentence !== null && sentence !== draft.title && sentence.length <= 60 && !isDisabled && (
              <button
                type="button"
                className="btn btn-sm mt-1"
                onClick={() => onChange({ ...draft, title: sentence })}
              >
                用规则作名称：{sentence}
              </button>
            )}
          </div>
          {draft.kind !== 'bundle' && (
            <TextField
              label="角标"
              maxLength={8}
              disabled={isDisabled}
              value={draft.rule.mark ?? ''}
              error={errors['mark']}
              onChange={(event) => onChange({ ...draft, rule: { ...draft.rule, mark: event.target.value } })}
            />
          )}
        </div>
      </section>
      <section className="fgrp">
        <header>
          <h2>时间与对象</h2>
        </header>
        <WhenFields draft={draft} errors={errors} isDisabled={isDisabled} onChange={onChange} />
      </section>
      {draft.kind !== 'bundle' && (
        <section className="fgrp">
          <header>
            <h2>叠加</h2>
            <p>数字大的先算；同组只取一个。</p>
          </header>
          <StackFields
            key={draft.kind}
            draft={draft}
            errors={errors}
            isDisabled={isDisabled}
            onChange={onChange}
          />
        </section>
      )}
    </div>
  );
}

const scopeError = (errors: Errors): string | undefined =>
  Object.entries(errors).find(([field]) => field === 'scope' || field.startsWith('scope.'))?.[1];

function PlayFields({ draft, skus, errors, isDisabled, onPicked, onChange }: PromotionFormProps) {
  const { rule } = draft;
  const common = { skus, errors, isDisabled, onPicked };
  switch (draft.kind) {
    case 'fullAmount':
      return (
        <FullAmountTiers
          tiers={rule.tiers ?? []}
          errors={errors}
          isDisabled={isDisabled}
          onChange={(tiers) => onChange({ ...draft, rule: { ...rule, tiers } })}
        />
      );
    case 'gift':
    case 'extraBuy':
      return (
        <ItemTiers
          {...common}
          kind={draft.kind}
          tiers={rule.tiers ?? []}
          onChange={(tiers) => onChange({ ...draft, rule: { ...rule, tiers } })}
        />
      );
    case 'bundle':
      return <BundleFields {...common} rule={rule} onChange={(next) => onChange({ ...draft, rule: next })} />;
    default:
      return (
        <UnitPriceFields {...common} rule={rule} onChange={(next) => onChange({ ...draft, rule: next })} />
      );
  }
}
