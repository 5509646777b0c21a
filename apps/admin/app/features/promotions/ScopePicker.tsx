import type { Scope, ScopeList } from '@huarong/core/pricing';
import { useState } from 'react';
import { Icon } from '../../ui/Icon.tsx';
import { ChoicePicker } from './ChoicePicker.tsx';
import { PasteCodes } from './PasteCodes.tsx';
import { ScopeCount } from './ScopeCount.tsx';
import type { CountedScope } from './use-scope.ts';

type ListName = keyof ScopeList;
const LISTS: readonly { name: ListName; kind: 'category' | 'brand' | 'product' | 'sku'; label: string }[] = [
  { name: 'categoryIds', kind: 'category', label: '类目' },
  { name: 'brandIds', kind: 'brand', label: '品牌' },
  { name: 'productIds', kind: 'product', label: '商品' },
  { name: 'skuIds', kind: 'sku', label: '规格' },
];
const KINDS: readonly { kind: Scope['kind']; label: string }[] = [
  { kind: 'all', label: '全场' },
  { kind: 'category', label: '类目' },
  { kind: 'brand', label: '品牌' },
  { kind: 'list', label: '指定商品' },
  { kind: 'excluded', label: '排除法' },
];
const FRESH: Record<Scope['kind'], Scope> = {
  all: { kind: 'all' },
  category: { kind: 'category', categoryIds: [] },
  brand: { kind: 'brand', brandIds: [] },
  list: { kind: 'list', goods: {} },
  excluded: { kind: 'excluded', goods: {} },
};

interface ScopePickerProps {
  scope: Scope;
  counted: CountedScope;
  error: string | undefined;
  isDisabled: boolean;
  onChange: (scope: Scope) => void;
}

/** What a promotion covers, with how many skus that is now. */
export function ScopePicker({ scope, counted, error, isDisabled, onChange }: ScopePickerProps) {
  const [isPasting, setIsPasting] = useState(false);
  const mayPaste = scope.kind === 'list' || scope.kind === 'excluded';
  return (
    <>
      <div className="row scope-kinds">
        <fieldset className="seg seg-sm" aria-label="范围">
          {KINDS.map(({ kind, label }) => (
            <button
              key={kind}
              type="button"
              aria-pressed={scope.kind === kind}
              disabled={isDisabled}
              onClick={() => scope.kind !== kind && onChange(FRESH[kind])}
            >
              {label}
            </button>
          ))}
        </fieldset>
        {mayPaste && !isDisabled && (
          <button type="button" className="lnk right" onClick={() => setIsPasting(true)}>
            粘贴货号
          </button>
        )}
      </div>
      <div className="scope">
        <div className="scope-l">
          <Chosen scope={scope} counted={counted} isDisabled={isDisabled} onChange={onChange} />
          {error && (
            <p className="err" role="alert">
              {error}
            </p>
          )}
        </div>
        <ScopeCount counted={counted} />
      </div>
      {isPasting && mayPaste && (
        <PasteCodes
          onClose={() => setIsPasting(false)}
          onFound={(ids) =>
            onChange({
              ...scope,
              goods: { ...scope.goods, skuIds: [...new Set([...(scope.goods.skuIds ?? []), ...ids])] },
            })
          }
        />
      )}
    </>
  );
}

function Chosen({ scope, counted, isDisabled, onChange }: Omit<ScopePickerProps, 'error'>) {
  switch (scope.kind) {
    case 'all':
      return <p className="muted">所有商品，以后上架的也算在内。</p>;
    case 'category':
    case 'brand': {
      const name = scope.kind === 'category' ? 'categoryIds' : 'brandIds';
      const ids = scope.kind === 'category' ? scope.categoryIds : scope.brandIds;
      const set = (next: readonly string[]) =>
        onChange(scope.kind === 'category' ? { ...scope, categoryIds: next } : { ...scope, brandIds: next });
      return (
        <>
          <Chips
            lists={{ [name]: ids }}
            names={[name]}
            counted={counted}
            isDisabled={isDisabled}
            onChange={(lists) => set(lists[name] ?? [])}
          />
          <hr />
          <span className="label">除去</span>
          <Chips
            lists={scope.except ?? {}}
            names={LISTS.map((list) => list.name)}
            counted={counted}
            isDisabled={isDisabled}
            verb="除去"
            onChange={(except) => onChange(withExcept(scope, except))}
          />
        </>
      );
    }
    case 'list':
    case 'excluded':
      return (
        <Chips
          lists={scope.goods}
          names={LISTS.map((list) => list.name)}
          counted={counted}
          isDisabled={isDisabled}
          verb={scope.kind === 'excluded' ? '除去' : '加'}
          onChange={(lists) => onChange({ ...scope, goods: lists })}
        />
      );
  }
}

/** Without a list there are no exceptions. */
function withExcept<One extends Scope & { kind: 'category' | 'brand' }>(scope: One, except: ScopeList): One {
  const { except: _before, ...rest } = scope;
  const hasAny = Object.values(except).some((ids) => ids && ids.length > 0);
  return (hasAny ? { ...rest, except } : rest) as One;
}

interface ChipsProps {
  lists: ScopeList;
  names: readonly ListName[];
  counted: CountedScope;
  isDisabled: boolean;
  verb?: string;
  onChange: (lists: ScopeList) => void;
}
const SHOWN_CHIPS = 30;

function Chips({ lists, names, counted, isDisabled, verb = '加', onChange }: ChipsProps) {
  const [picked, setPicked] = useState<Readonly<Record<string, string>>>({});
  const set = (name: ListName, ids: readonly string[]) => {
    const { [name]: _before, ...rest } = lists;
    onChange(ids.length > 0 ? { ...rest, [name]: ids } : rest);
  };
  return (
    <div className="row wrap">
      {LISTS.filter(({ name }) => names.includes(name)).map(({ name, kind, label }) => {
        const ids = lists[name] ?? [];
        return [
          ...ids.slice(0, SHOWN_CHIPS).map((id) => {
            const text = counted.names[`${kind}:${id}`] ?? picked[`${kind}:${id}`] ?? id;
            return (
              <span className="chip" key={`${kind}:${id}`}>
                <i>{label}</i>
                <b className="ell">{text}</b>
                {!isDisabled && (
                  <button
                    type="button"
                    aria-label={`去掉${text}`}
                    onClick={() =>
                      set(
                        name,
                        ids.filter((each) => each !== id),
                      )
                    }
                  >
                    <Icon name="close" size={12} />
                  </button>
                )}
              </span>
            );
          }),
          ids.length > SHOWN_CHIPS && (
            <span className="muted" key={`${kind} more`}>
              等 {ids.length} 个{label}
            </span>
          ),
          !isDisabled && (
            <ChoicePicker
              key={`${kind} add`}
              kind={kind}
              label={`${verb}${label}`}
              taken={ids}
              onPick={(id, text) => {
                setPicked({ ...picked, [`${kind}:${id}`]: text });
                set(name, [...ids, id]);
              }}
            />
          ),
        ];
      })}
    </div>
  );
}
