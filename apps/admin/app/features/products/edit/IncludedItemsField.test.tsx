import { checkIncludedItems, cleanIncludedItems, type IncludedItem } from '@huarong/core/catalogue';
import { fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import { IncludedItemsField } from './IncludedItemsField.tsx';

const cleanser = { name: '洁面啫喱', size: '30ml', count: 2, code: 'SA-002', sku_size: '四件套' };

let typed: IncludedItem[] = [];
function Form({ stored, isDisabled = false }: { stored: IncludedItem[]; isDisabled?: boolean }) {
  const [items, setItems] = useState(stored);
  typed = items;
  return (
    <IncludedItemsField
      items={items}
      error={checkIncludedItems(cleanIncludedItems(items)) ?? undefined}
      isChanged={false}
      isDisabled={isDisabled}
      onChange={setItems}
    />
  );
}
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const type = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });

describe('the field of what a set holds', () => {
  it('adds a line, one of it unless a number is typed', () => {
    render(<Form stored={[]} />);
    press('加一行');
    type('第 1 行净含量', '30ml');
    expect(screen.getByRole('alert').textContent).toBe('第 1 行名称没有填');
    type('第 1 行名称', '洁面啫喱');
    expect(screen.queryByRole('alert')).toBeNull();
    expect(typed[0]?.count).toBe(1);
    type('第 1 行数量', '两');
    expect(screen.getByRole('alert').textContent).toBe('第 1 行数量应为 1 到 999 的整数');
    type('第 1 行数量', '２');
    type('第 1 行商品编码', 'SA-002');
    type('第 1 行所在规格', '四件套');
    expect(screen.queryByRole('alert')).toBeNull();
    expect(typed).toEqual([cleanser]);
  });

  it('moves and removes lines', () => {
    const card = { name: '记录卡', size: '', count: 1, code: '', sku_size: '' };
    render(<Form stored={[cleanser, card]} />);
    press('下移第 1 行盒内清单');
    expect(typed).toEqual([card, cleanser]);
    press('去掉第 1 行盒内清单');
    expect(typed).toEqual([cleanser]);
  });

  it('only shows them to those who may not edit', () => {
    render(<Form stored={[cleanser]} isDisabled />);
    expect(screen.getByLabelText('第 1 行数量')).toHaveProperty('value', '2');
    expect(screen.getByLabelText('第 1 行名称')).toHaveProperty('disabled', true);
    expect(screen.queryAllByRole('button')).toEqual([]);
  });
});
