import type { BundleGroup } from '@huarong/core/bundles';
import { TextField } from '../../ui/Field.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { SkuTable } from '../promotions/ItemTables.tsx';
import { CountInput } from '../promotions/NumberInputs.tsx';
import type { PickedSku } from '../promotions/promotion-draft.ts';
import { SkuPicker } from '../promotions/SkuPicker.tsx';
import type { PanelProps } from './BundleBasics.tsx';

const MOST_GROUPS = 12;

/** The groups of parts that shoppers choose from. */
export function BundleGroups({ draft, errors, isDisabled, onChange }: PanelProps) {
  const { rule, skus } = draft;
  const taken = [draft.caseSkuId, ...rule.groups.flatMap(({ partSkuIds }) => partSkuIds)];
  const setGroups = (groups: readonly BundleGroup[], more: readonly PickedSku[] = []) =>
    onChange({
      ...draft,
      rule: { ...rule, groups },
      skus: new Map([...skus, ...more.map((sku) => [sku.skuId, sku] as const)]),
    });
  const setGroup = (at: number, change: Partial<BundleGroup>, picked: readonly PickedSku[] = []) =>
    setGroups(
      rule.groups.map((group, index) => (index === at ? { ...group, ...change } : group)),
      picked,
    );
  return (
    <section className="panel mt-4" aria-labelledby="bd-groups">
      <div className="panel-h">
        <h2 id="bd-groups">可以选的</h2>
      </div>
      <div className="panel-b stack stack-4">
        {errors['groups'] && <p className="err">{errors['groups']}</p>}
        {rule.groups.map((group, at) => (
          // Groups have no number of their own; they are only added and removed.
          // biome-ignore lint/suspicious/noArrayIndexKey: see above
          <fieldset className="stack stack-2" key={at} disabled={isDisabled}>
            <legend className="label">第 {at + 1} 组</legend>
            <div className="cp-fields">
              <TextField
                label="组名"
                placeholder="哑光"
                maxLength={10}
                value={group.name}
                error={errors[`groups.${at}.name`]}
                onChange={({ target }) => setGroup(at, { name: target.value })}
              />
              <TextField
                label="提示"
                placeholder="打底与加深"
                maxLength={30}
                value={group.hint}
                error={errors[`groups.${at}.hint`]}
                onChange={({ target }) => setGroup(at, { hint: target.value })}
              />
              <GroupCount
                label="至少选"
                count={group.least}
                error={errors[`groups.${at}.least`]}
                onChange={(least) => setGroup(at, { least })}
              />
              <GroupCount
                label="至多选"
                count={group.most}
                error={errors[`groups.${at}.most`]}
                onChange={(most) => setGroup(at, { most })}
              />
            </div>
            {errors[`groups.${at}.partSkuIds`] && <p className="err">{errors[`groups.${at}.partSkuIds`]}</p>}
            <SkuTable
              label={`第 ${at + 1} 组的规格`}
              skuIds={group.partSkuIds}
              skus={skus}
              columns={[]}
              isDisabled={isDisabled}
              onRemove={(part) =>
                setGroup(at, { partSkuIds: group.partSkuIds.filter((_, index) => index !== part) })
              }
            />
            <SkuPicker
              label={`加到第 ${at + 1} 组`}
              isDisabled={isDisabled}
              taken={taken}
              onPick={(sku) => setGroup(at, { partSkuIds: [...group.partSkuIds, sku.skuId] }, [sku])}
            />
            {rule.groups.length > 1 && (
              <span>
                <button
                  type="button"
                  className="btn btn-sm"
                  onClick={() => setGroups(rule.groups.filter((_, index) => index !== at))}
                >
                  去掉第 {at + 1} 组
                </button>
              </span>
            )}
          </fieldset>
        ))}
        {!isDisabled && rule.groups.length < MOST_GROUPS && (
          <span>
            <button
              type="button"
              className="btn"
              onClick={() => setGroups([...rule.groups, { name: '', hint: '', partSkuIds: [] }])}
            >
              <Icon name="plus" />
              加一组
            </button>
          </span>
        )}
      </div>
    </section>
  );
}

const GroupCount = ({
  label,
  count,
  error,
  onChange,
}: {
  label: string;
  count: number | undefined;
  error: string | undefined;
  onChange: (count: number | undefined) => void;
}) => (
  <div className="field">
    <span className="label">
      {label}
      <span className="muted">（选填）</span>
    </span>
    <CountInput
      label={label}
      count={count}
      after="件"
      error={error}
      onChange={(next) => onChange(next ?? undefined)}
    />
  </div>
);
