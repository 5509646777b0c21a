import type { AdminContracts } from '@huarong/contract/admin';
import type { Output } from '@huarong/contract/kit';
import type { Scope } from '@huarong/core/pricing';
import { useEffect, useState } from 'react';
import { api } from '../../platform/api/index.ts';

type Counted = Output<AdminContracts['promotions']['scope']>;
export type CountedScope = Counted & { state: 'counting' | 'counted' | 'empty' | 'failed' };
const NOTHING: Counted = {
  ...{ skuCount: 0, productCount: 0, brandCount: 0, notOnSale: 0, soldOut: 0 },
  ...{ examples: [], hidden: [], names: {} },
};
const WAIT_MS = 250;

/** Nothing is chosen yet. */
export function isEmptyScope(scope: Scope): boolean {
  if (scope.kind === 'all') return false;
  if (scope.kind === 'brand') return scope.brandIds.length === 0;
  if (scope.kind === 'category') return scope.categoryIds.length === 0;
  return Object.values(scope.goods).every((ids) => !ids || ids.length === 0);
}

/** How many skus a scope covers now; asked again shortly after it changes. */
export function useScope(scope: Scope | undefined): CountedScope {
  const [counted, setCounted] = useState<CountedScope>({ ...NOTHING, state: 'counting' });
  const asked = JSON.stringify(scope ?? null);
  useEffect(() => {
    if (asked === 'null') return;
    if (isEmptyScope(JSON.parse(asked))) {
      setCounted((before) => ({ ...NOTHING, names: before.names, state: 'empty' }));
      return;
    }
    let isCurrent = true;
    setCounted((before) => ({ ...before, state: 'counting' }));
    const timer = setTimeout(async () => {
      const reply = await api.promotions.scope({ scope: JSON.parse(asked) });
      if (!isCurrent) return;
      if (reply.ok) setCounted({ ...reply.value, state: 'counted' });
      else
        setCounted((before) => ({
          ...NOTHING,
          names: before.names,
          state: reply.refusal.code === 'promotion-refused' ? 'empty' : 'failed',
        }));
    }, WAIT_MS);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [asked]);
  return counted;
}
