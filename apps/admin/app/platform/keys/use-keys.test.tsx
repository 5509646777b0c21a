import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { useKeys } from './use-keys.ts';

function Page({ onKey }: { onKey: (key: string) => void }) {
  useKeys({ Enter: () => onKey('Enter'), j: () => onKey('j') });
  return (
    <>
      <a href="/orders/1">打开</a>
      <input aria-label="备注" />
    </>
  );
}

it('keys work on the page, in capitals too, but not while somebody types', () => {
  const onKey = vi.fn();
  render(<Page onKey={onKey} />);
  fireEvent.keyDown(document.body, { key: 'J' });
  fireEvent.keyDown(screen.getByRole('textbox'), { key: 'j' });
  fireEvent.keyDown(document.body, { key: 'j', ctrlKey: true });
  expect(onKey.mock.calls).toEqual([['j']]);
});

it('Enter opens the link that has the focus, not the row of the list', () => {
  const onKey = vi.fn();
  render(<Page onKey={onKey} />);
  // fireEvent returns false when somebody has prevented what the browser would do.
  expect(fireEvent.keyDown(screen.getByRole('link'), { key: 'Enter' })).toBe(true);
  expect(onKey).not.toHaveBeenCalled();
  expect(fireEvent.keyDown(document.body, { key: 'Enter' })).toBe(false);
  expect(onKey).toHaveBeenCalledWith('Enter');
});
