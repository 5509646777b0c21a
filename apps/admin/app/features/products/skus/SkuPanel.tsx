import { correctBarcode, type SkuField, suggestFamily } from '@huarong/core/catalogue';
import { SelectField, TextField } from '../../../ui/Field.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { ShopImage } from '../../../ui/product/ShopImage.tsx';
import type { ProductOptions } from '../product-texts.ts';
import { type SkuEdits, type SkuRow, skuName } from './use-sku-edits.ts';
import { YuanField } from './YuanField.tsx';

interface SkuPanelProps {
  row: SkuRow;
  place: number;
  skus: SkuEdits;
  families: ProductOptions['families'];
  errors: Partial<Record<string, string>>;
  can: { write: boolean; price: boolean; publish: boolean };
  onRemove: () => void;
}
const HEX = /^#[0-9a-f]{6}$/i;

/** Every field of the chosen sku. */
export function SkuPanel({ row, place, skus, families, errors, can, onRemove }: SkuPanelProps) {
  const { key, values, stored, problems } = row;
  const errorOf = (field: SkuField) =>
    problems.find((problem) => problem.field === field)?.message ?? errors[`${key}.${field}`];
  const text = (field: 'code' | 'size' | 'shade_number' | 'shade_name' | 'barcode', label: string) => (
    <TextField
      label={label}
      value={values[field] ?? ''}
      disabled={!can.write}
      error={errorOf(field)}
      className={stored && field in row.edits ? 'inp is-changed' : 'inp'}
      onChange={(event) =>
        skus.set(
          key,
          field,
          (event.target.value || (field === 'code' || field === 'size' ? '' : null)) as never,
        )
      }
    />
  );
  const isColour = values.shade_hex !== null && HEX.test(values.shade_hex);
  const suggestion = isColour ? suggestFamily(values.shade_hex ?? '', families) : null;
  const corrected = values.barcode === null ? null : correctBarcode(values.barcode);
  return (
    <section className="panel" aria-label={skuName(values)}>
      <div className="panel-h">
        <h2>{skuName(values)}</h2>
        <div className="right">第 {place} 位</div>
      </div>
      <div className="fgrid">
        <TextField
          label="色值"
          value={values.shade_hex ?? ''}
          placeholder="#A91D2B"
          disabled={!can.write}
          error={errorOf('shade_hex')}
          className={stored && 'shade_hex' in row.edits ? 'inp code is-changed' : 'inp code'}
          onChange={(event) => skus.set(key, 'shade_hex', event.target.value.toUpperCase() || null)}
        />
        <TextField
          label="取色"
          type="color"
          className="inp sku-picker"
          value={isColour ? (values.shade_hex ?? '').toLowerCase() : '#ffffff'}
          disabled={!can.write}
          onChange={(event) => skus.set(key, 'shade_hex', event.target.value.toUpperCase())}
        />
        {text('shade_number', '色号')}
        {text('shade_name', '名称')}
        <div className="wide">
          <SelectField
            label="色系"
            value={values.shade_family ?? ''}
            disabled={!can.write}
            options={familyOptions(families, values.shade_family)}
            onChange={(event) => skus.set(key, 'shade_family', event.target.value || null)}
          />
          {suggestion !== null && suggestion !== values.shade_family && can.write && (
            <p className="hint">
              按色值建议：{suggestion}{' '}
              <button type="button" className="lnk" onClick={() => skus.set(key, 'shade_family', suggestion)}>
                取用
              </button>
            </p>
          )}
        </div>
        {text('code', '规格编码')}
        {text('size', '规格')}
        <div className="wide">
          {text('barcode', '条码')}
          {corrected !== null && corrected !== values.barcode && can.write && (
            <p className="hint">
              校验位应为 {corrected.slice(-1)}，也就是 {corrected}{' '}
              <button type="button" className="lnk" onClick={() => skus.set(key, 'barcode', corrected)}>
                改正
              </button>
            </p>
          )}
        </div>
        <YuanField
          key={`offer ${key}`}
          label="售价（元）"
          fen={values.offer_price_fen}
          error={errorOf('offer_price_fen')}
          isDisabled={!can.price}
          onChange={(fen) => skus.set(key, 'offer_price_fen', fen ?? 0)}
        />
        <YuanField
          key={`market ${key}`}
          label="划线价（元）"
          fen={values.market_price_fen}
          error={errorOf('market_price_fen')}
          isDisabled={!can.price}
          onChange={(fen) => skus.set(key, 'market_price_fen', fen)}
        />
        <TextField
          label="每人限购"
          inputMode="numeric"
          value={values.purchase_limit === null ? '' : String(values.purchase_limit)}
          disabled={!can.price}
          error={errorOf('purchase_limit')}
          onChange={(event) => skus.set(key, 'purchase_limit', wholeOf(event.target.value))}
        />
        <SelectField
          label="状态"
          value={values.is_live ? 'live' : 'off'}
          disabled={!can.publish}
          options={[
            { value: 'live', label: '在售' },
            { value: 'off', label: '停售' },
          ]}
          onChange={(event) => skus.set(key, 'is_live', event.target.value === 'live')}
        />
      </div>
      <Images row={row} />
      {can.write && (stored === null || stored.isRemovable) && (
        <button type="button" className="btn mt-3" onClick={onRemove}>
          <Icon name="trash" size={14} />
          删除这个规格
        </button>
      )}
      {stored !== null && !stored.isRemovable && (
        <p className="hint mt-3">有订单、库存或其他记录，不能删除；不再卖时改为停售</p>
      )}
    </section>
  );
}

const Images = ({ row: { stored } }: { row: SkuRow }) =>
  stored && stored.images.length > 0 ? (
    <div className="row mt-3 sku-images">
      {stored.images.map((path) => (
        <ShopImage key={path} path={path} className="sku-image" />
      ))}
    </div>
  ) : null;

const wholeOf = (typed: string): number | null => {
  if (typed.trim() === '') return null;
  return /^\d{1,6}$/.test(typed.trim()) ? Number(typed) : -1;
};

function familyOptions(families: ProductOptions['families'], own: string | null) {
  const names = families.map(({ name }) => name);
  const all = own !== null && !names.includes(own) ? [own, ...names] : names;
  return [{ value: '', label: '没有' }, ...all.map((name) => ({ value: name, label: name }))];
}
