import { checkIngredients, checkLabel, LABEL_RULES, type ProductValues } from '@huarong/core/catalogue';
import { Icon } from '../../../ui/Icon.tsx';
import { KINDS } from '../product-texts.ts';

/** What is missing before a product may be on sale, as it is typed. */
export function LabelPanel({ values, liveSkuCount }: { values: ProductValues; liveSkuCount: number | null }) {
  const checks = checkLabel(values);
  const rule = LABEL_RULES[values.kind];
  const unknown = checkIngredients(values.ingredients).filter(({ isKnown }) => !isKnown).length;
  const missing = checks.filter(({ isPresent }) => !isPresent);
  const present = checks.filter(({ isPresent }) => isPresent);
  const left = missing.length + (liveSkuCount === 0 ? 1 : 0);
  return (
    <section className="panel" aria-labelledby="label-check">
      <div className="panel-h">
        <h2 id="label-check">上架检查</h2>
        <span className="muted">{KINDS.find(({ value }) => value === values.kind)?.label}</span>
      </div>
      <p className="label-score">
        <span className="roman">{present.length}</span>
        <small>/ {checks.length} 项</small>
        <progress
          className={missing.length === 0 ? 'is-full' : undefined}
          aria-label={`标签 ${checks.length} 项里已有 ${present.length} 项`}
          max={checks.length}
          value={present.length}
        />
      </p>
      <ul className="label-checks">
        {missing.map(({ field, name }) => (
          <li className="is-missing" key={field}>
            <Icon name="close" size={14} />
            <span>
              {name}
              <small>必填，{rule}</small>
            </span>
          </li>
        ))}
        {liveSkuCount === 0 && (
          <li className="is-missing">
            <Icon name="close" size={14} />
            <span>
              在售的规格
              <small>至少一个规格在售</small>
            </span>
          </li>
        )}
        {unknown > 0 && (
          <li className="is-unsure">
            <Icon name="warning" size={14} />
            <span>
              成分名称 {unknown} 处待确认
              <small>不拦上架</small>
            </span>
          </li>
        )}
        {present.map(({ field, name }) => (
          <li className="is-present" key={field}>
            <Icon name="check" size={14} />
            <span>{name}</span>
          </li>
        ))}
      </ul>
      <p className="hint mt-3" role="status">
        {left > 0
          ? `补齐 ${left} 项后可以上架`
          : liveSkuCount === null
            ? '标签齐了，保存后加规格就能上架'
            : '可以上架'}
      </p>
    </section>
  );
}
