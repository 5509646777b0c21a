import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test, vi } from 'vitest';
import { clampQuantity, quantityForKey } from './clamp-quantity.ts';
import { QuantityStepper } from './QuantityStepper.tsx';

describe('a typed quantity', () => {
  test.each([
    ['a number in between stays', '3', 3],
    ['less than one becomes one', '0', 1],
    ['more than the stock becomes the stock', '12', 5],
    ['nothing typed becomes one', '', 1],
    ['words become one', '两支', 1],
    ['a fraction loses its fraction', '2.9', 2],
  ])('%s', (_, typed, quantity) => {
    expect(clampQuantity(typed, 1, 5)).toBe(quantity);
  });

  test('never falls below the minimum, even when less is in stock', () => {
    expect(clampQuantity(1, 2, 1)).toBe(2);
  });
});

describe('keyboard control', () => {
  test.each([
    ['ArrowUp', 5, 5],
    ['ArrowUp', 2, 3],
    ['ArrowDown', 1, 1],
    ['Home', 4, 1],
    ['End', 2, 5],
    ['a', 2, null],
  ])('%s at %i gives %s', (key, value, quantity) => {
    expect(quantityForKey(key, value, 1, 5)).toBe(quantity);
  });
});

test('disables the buttons at the limits and exposes the range to screen readers', () => {
  const html = renderToStaticMarkup(<QuantityStepper value={5} max={5} onChange={() => {}} />);
  expect(html).toContain('aria-valuemax="5"');
  expect(html).toMatch(/aria-disabled="false" aria-label="减少数量"/);
  expect(html).toMatch(/aria-disabled="true" aria-label="增加数量"/);
});

describe('on a page', () => {
  function setUp(props: Partial<Parameters<typeof QuantityStepper>[0]> = {}) {
    const onChange = vi.fn();
    render(<QuantityStepper value={2} max={5} onChange={onChange} {...props} />);
    return { onChange, user: userEvent.setup(), field: screen.getByRole<HTMLInputElement>('spinbutton') };
  }

  test('a typed quantity counts when the field is left, limited to the maximum', async () => {
    const { onChange, user, field } = setUp();
    await user.clear(field);
    await user.type(field, '9件');
    expect(field.value).toBe('9');
    expect(onChange).not.toHaveBeenCalled();
    await user.tab();
    expect(onChange).toHaveBeenCalledExactlyOnceWith(5);
  });

  test('Enter and the arrow keys change it', async () => {
    const { onChange, user, field } = setUp();
    await user.type(field, '{ArrowUp}');
    expect(onChange).toHaveBeenLastCalledWith(3);
    await user.clear(field);
    await user.type(field, '4{Enter}');
    expect(onChange).toHaveBeenLastCalledWith(4);
  });

  test('the same quantity is no change', async () => {
    const { onChange, user, field } = setUp();
    await user.type(field, '{Enter}');
    await user.tab();
    expect(onChange).not.toHaveBeenCalled();
  });

  test('nothing changes while it is disabled, and the focus stays', async () => {
    const { onChange, user, field } = setUp({ disabled: true });
    field.focus();
    await user.keyboard('{ArrowUp}7{Enter}');
    await user.click(screen.getByRole('button', { name: '增加数量' }));
    expect(onChange).not.toHaveBeenCalled();
    expect(field.value).toBe('2');
    expect(field.disabled).toBe(false);
    expect(field.getAttribute('aria-disabled')).toBe('true');
  });
});
