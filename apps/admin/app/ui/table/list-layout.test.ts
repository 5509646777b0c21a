import { describe, expect, it } from 'vitest';
import { changesLayoutOnly, layoutOf, shownColumns, withLayout, withoutLayout } from './list-layout.ts';

const COLUMNS = [{ id: 'order', isFixed: true }, { id: 'placed' }, { id: 'paid' }];
const idsWith = (columns: string[] | null) =>
  shownColumns(COLUMNS, { columns, density: 'normal' }).map(({ id }) => id);

describe('the layout of a list', () => {
  it('is in the address and comes back from it', () => {
    const search = withLayout(new URLSearchParams('status=30'), {
      columns: ['placed', 'paid'],
      density: 'compact',
    });
    expect(search.toString()).toBe('status=30&columns=placed%2Cpaid&density=compact');
    expect(layoutOf(search)).toEqual({ columns: ['placed', 'paid'], density: 'compact' });
    expect(withoutLayout(search).toString()).toBe('status=30');
    expect(withLayout(search, { columns: null, density: 'normal' }).toString()).toBe('status=30');
  });

  it('does not ask for the rows again when only the layout changes', () => {
    const at = (query: string) => new URL(`http://admin/orders?${query}`);
    expect(changesLayoutOnly(at('status=30'), at('status=30&density=compact'))).toBe(true);
    expect(changesLayoutOnly(at('status=30'), at('status=35&density=compact'))).toBe(false);
    // Read again at the same address.
    expect(changesLayoutOnly(at('status=30'), at('status=30'))).toBe(false);
  });

  it('shows all columns unless some were chosen, and always the fixed ones', () => {
    expect(idsWith(null)).toEqual(['order', 'placed', 'paid']);
    expect(idsWith(['paid'])).toEqual(['order', 'paid']);
  });

  it('leaves out columns that the page does not know', () => {
    expect(idsWith(['gone', 'placed'])).toEqual(['order', 'placed']);
    expect(shownColumns([{ id: 'a' }], { columns: ['gone'], density: 'normal' })).toEqual([{ id: 'a' }]);
  });
});
