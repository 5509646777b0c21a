import { TextAreaField, TextField } from '../../ui/Field.tsx';
import { fromLocal, toLocal } from '../../ui/local-time.ts';
import { OfferField } from './OfferField.tsx';
import type { BlockShop, CampaignFields, FieldProblem } from './types.ts';

interface PageFieldsProps {
  values: CampaignFields;
  set: <Name extends keyof CampaignFields>(name: Name, value: CampaignFields[Name]) => void;
  shop: BlockShop;
  isFixed: boolean;
  problems: readonly FieldProblem[];
}

/** What belongs to the whole page: title, times, the offer it speaks of, draft or on line. */
export function PageFields({ values, set, shop, isFixed, problems }: PageFieldsProps) {
  const errorAt = (name: string) => problems.find(({ field }) => field === name)?.message;
  const { offerKind, offerId } = values;
  const time = (name: 'startsAt' | 'endsAt', label: string) => (
    <TextField
      label={label}
      type="datetime-local"
      isOptional
      value={values[name] === null ? '' : toLocal(values[name])}
      error={errorAt(name)}
      onChange={({ target }) => set(name, fromLocal(target.value) || null)}
    />
  );
  return (
    <section className="panel" aria-labelledby="page-facts">
      <div className="panel-h">
        <h2 id="page-facts">整页</h2>
      </div>
      <fieldset className="panel-b stack stack-4" disabled={isFixed}>
        <legend className="vh">整页的设置</legend>
        <TextField
          label="页面标题"
          maxLength={60}
          value={values.title}
          hint={`${values.title.length} / 60 字`}
          onChange={({ target }) => set('title', target.value)}
        />
        <TextAreaField
          label="简介，给搜索引擎和分享"
          rows={2}
          isOptional
          maxLength={160}
          value={values.description}
          onChange={({ target }) => set('description', target.value)}
        />
        <div className="cols-2">
          {time('startsAt', '开始（北京时间）')}
          {time('endsAt', '结束')}
        </div>
        <OfferField
          label="整页讲的优惠"
          offer={offerKind === null ? null : { kind: offerKind, id: offerId ?? '' }}
          shop={shop}
          error={errorAt('offerId')}
          onChange={(offer) => {
            set('offerKind', offer?.kind ?? null);
            set('offerId', offer?.id ?? null);
          }}
        />
        <label className="opt-l">
          <input
            type="checkbox"
            className="ck"
            checked={values.isLive}
            onChange={({ target }) => set('isLive', target.checked)}
          />
          <span>上线</span>
        </label>
        {errorAt('blocks') && (
          <p className="err" role="alert">
            {errorAt('blocks')}
          </p>
        )}
      </fieldset>
    </section>
  );
}
