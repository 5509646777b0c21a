import { fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { MoveButtons } from './MoveButtons.tsx';

function List({ isByPlace }: { isByPlace: boolean }) {
  const [entries, setEntries] = useState(['甲', '乙', '丙']);
  return (
    <div>
      <ol>
        {entries.map((name, at) => (
          <li key={isByPlace ? at : name}>
            <MoveButtons
              name={name}
              at={at}
              count={entries.length}
              isByPlace={isByPlace}
              onMove={(to) => setEntries(entries.toSpliced(at, 1).toSpliced(to, 0, name))}
              onRemove={() => setEntries(entries.toSpliced(at, 1))}
            />
          </li>
        ))}
      </ol>
      <input aria-label="加一个" />
    </div>
  );
}
const press = (name: string) => {
  const button = screen.getByRole('button', { name });
  button.focus();
  fireEvent.click(button);
};
const focused = () => document.activeElement?.getAttribute('aria-label');

it.each([true, false])('the focus goes with an entry that moves (by place: %s)', (isByPlace) => {
  render(<List isByPlace={isByPlace} />);
  press('下移甲');
  expect(focused()).toBe('下移甲');
  fireEvent.click(document.activeElement!);
  // At the end it can only go up.
  expect(focused()).toBe('上移甲');
  expect(
    screen.getAllByRole('button', { name: /^去掉/ }).map((each) => each.getAttribute('aria-label')),
  ).toEqual(['去掉乙', '去掉丙', '去掉甲']);
});

it.each([true, false])(
  'removing leads to the next entry, and then to the field (by place: %s)',
  (isByPlace) => {
    render(<List isByPlace={isByPlace} />);
    press('去掉乙');
    expect(focused()).toBe('去掉丙');
    fireEvent.click(document.activeElement!);
    expect(focused()).toBe('去掉甲');
    fireEvent.click(document.activeElement!);
    expect(focused()).toBe('加一个');
  },
);
