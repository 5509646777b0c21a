import type { Permission } from '@huarong/core/staff';
import { describe, expect, it } from 'vitest';
import { currentItem, NAVIGATION, navigationFor } from './navigation.ts';

const labelsFor = (...permissions: Permission[]) =>
  navigationFor(new Set(permissions)).flatMap(({ items }) => items.map(({ label }) => label));

describe('the menu', () => {
  it('shows only what a person may open', () => {
    expect(labelsFor()).toEqual(['今日待办', '审批']);
    expect(labelsFor('order:read')).toEqual(['今日待办', '审批', '订单']);
    expect(labelsFor('audit:read')).toEqual(['今日待办', '审批', '操作记录']);
  });

  it('marks the page that is open, also below it', () => {
    expect(currentItem(NAVIGATION, '/')?.label).toBe('今日待办');
    expect(currentItem(NAVIGATION, '/orders/202611150018604217')?.label).toBe('订单');
    expect(currentItem(NAVIGATION, '/orders/scan')?.label).toBe('扫码发货');
    expect(currentItem(NAVIGATION, '/orderly')).toBeNull();
  });

  it('has each key once', () => {
    const keys = NAVIGATION.flatMap(({ items }) => items.flatMap(({ key }) => key ?? []));
    expect(new Set(keys).size).toBe(keys.length);
  });
});
