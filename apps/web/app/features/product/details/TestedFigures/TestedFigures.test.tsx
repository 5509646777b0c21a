import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { TestedFigures } from './TestedFigures.tsx';

it('names each figure with its claim, and describes how it was found', () => {
  render(
    <TestedFigures
      list={[
        { figure: '8h', claim: '持色', method: '30 位受试者使用后自评' },
        { figure: '92%', claim: '认为“涂一层就够”', method: '四周家用测试，n=60' },
      ]}
    />,
  );
  expect(screen.getAllByRole('term').map(({ textContent }) => textContent)).toEqual([
    '8h 持色',
    '92% 认为“涂一层就够”',
  ]);
  expect(screen.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual([
    '30 位受试者使用后自评',
    '四周家用测试，n=60',
  ]);
});
