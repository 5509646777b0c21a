import { canAccept, canResell, FINDING_TEXTS, FINDINGS, usualDecision } from '@huarong/core/returns';
import { ProductCell } from '../../ui/product/ProductCell.tsx';
import type { InspectedUnit, ReturnDetail } from './types.ts';

interface InspectedUnitRowProps {
  number: number;
  unit: InspectedUnit;
  detail: ReturnDetail;
  onChange: (part: Partial<InspectedUnit>) => void;
}

/** One unit: what was found and what is decided. */
export function InspectedUnitRow({ number, unit, detail, onChange }: InspectedUnitRowProps) {
  const line = detail.lines.find(({ lineId }) => lineId === unit.lineId);
  return (
    <tr>
      <td className="num muted">{number}</td>
      <td>
        <ProductCell isLarge image={line?.imagePath} name={line?.productName}>
          {line?.skuName}
          {line?.isGift && '　赠品'}
        </ProductCell>
      </td>
      <td>
        <div className="seg seg-sm">
          {FINDINGS.map((finding) => (
            <button
              key={finding}
              type="button"
              aria-pressed={finding === unit.finding}
              onClick={() => onChange({ finding, ...usualDecision(finding, detail.rule) })}
            >
              {FINDING_TEXTS[finding]}
            </button>
          ))}
        </div>
      </td>
      <td>
        <textarea
          className="ta"
          aria-label={`第 ${number} 件所见`}
          placeholder="所见，不通过时必填"
          maxLength={200}
          value={unit.note}
          onChange={(event) => onChange({ note: event.target.value })}
        />
      </td>
      <td>
        <label className="opt-l">
          <input
            type="checkbox"
            className="ck"
            checked={unit.isAccepted}
            disabled={!canAccept(unit.finding)}
            onChange={({ target: { checked } }) =>
              onChange({ isAccepted: checked, isSellable: checked && unit.isSellable })
            }
          />
          通过
        </label>
        <label className="opt-l">
          <input
            type="checkbox"
            className="ck"
            checked={unit.isSellable}
            disabled={!unit.isAccepted || !canResell(unit.finding)}
            onChange={({ target: { checked } }) => onChange({ isSellable: checked })}
          />
          可再销售，入库
        </label>
      </td>
    </tr>
  );
}
