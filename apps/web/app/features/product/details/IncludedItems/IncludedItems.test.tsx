import { render, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { IncludedItems } from './IncludedItems.tsx';

it('lists what a set holds, with links to what is sold alone', () => {
  render(
    <IncludedItems
      sizeName="三件礼盒"
      list={[
        { name: '火山泥净爽洁面膏', size: '120ml', count: 1, productId: '200201' },
        { name: '试香管', size: '2ml', count: 5 },
        { name: '刮脸步骤图', count: 1 },
      ]}
    />,
  );
  const table = screen.getByRole('table', { name: '规格：三件礼盒' });
  const rows = within(table).getAllByRole('row').slice(1);
  expect(rows.map((row) => [...row.children].map(({ textContent }) => textContent))).toEqual([
    ['火山泥净爽洁面膏', '120ml', '1'],
    ['试香管', '2ml', '5'],
    ['刮脸步骤图', '—', '1'],
  ]);
  expect(
    within(table)
      .getAllByRole('link')
      .map((link) => link.getAttribute('href')),
  ).toEqual(['/product/200201.html']);
});
