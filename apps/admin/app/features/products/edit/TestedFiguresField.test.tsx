import { checkTestedFigures, cleanTestedFigures, type TestedFigure } from '@huarong/core/catalogue';
import { fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import { TestedFiguresField } from './TestedFiguresField.tsx';

const lasting = { figure: '8h', claim: '持色', method: '30 位受试者使用后自评' };
const oneLayer = { figure: '92%', claim: '认为涂一层就够', method: '四周家用测试，n=60' };

let typed: TestedFigure[] = [];
function Form({ stored, isDisabled = false }: { stored: TestedFigure[]; isDisabled?: boolean }) {
  const [figures, setFigures] = useState(stored);
  typed = figures;
  return (
    <TestedFiguresField
      figures={figures}
      error={checkTestedFigures(cleanTestedFigures(figures)) ?? undefined}
      isChanged={false}
      isDisabled={isDisabled}
      onChange={setFigures}
    />
  );
}
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const type = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });

describe('the field of tested figures', () => {
  it('adds a figure, which needs its basis', () => {
    render(<Form stored={[]} />);
    press('加一条');
    expect(screen.queryByRole('alert')).toBeNull();
    type('第 1 条数字', '8h');
    type('第 1 条说法', '持色');
    expect(screen.getByRole('alert').textContent).toBe('第 1 条依据没有填');
    type('第 1 条依据', '30 位受试者使用后自评');
    expect(screen.queryByRole('alert')).toBeNull();
    expect(typed).toEqual([lasting]);
  });

  it('moves and removes figures', () => {
    render(<Form stored={[lasting, oneLayer]} />);
    press('下移第 1 条实测数据');
    expect(typed).toEqual([oneLayer, lasting]);
    press('去掉第 1 条实测数据');
    expect(typed).toEqual([lasting]);
  });

  it('has room for four', () => {
    render(<Form stored={[lasting, oneLayer, lasting]} />);
    press('加一条');
    expect(typed).toHaveLength(4);
    expect(screen.getByRole('button', { name: '加一条' })).toHaveProperty('disabled', true);
  });

  it('only shows them to those who may not edit', () => {
    render(<Form stored={[lasting]} isDisabled />);
    expect(screen.getByLabelText('第 1 条依据')).toHaveProperty('disabled', true);
    expect(screen.queryAllByRole('button')).toEqual([]);
  });
});
