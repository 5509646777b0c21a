import { screen, waitFor } from '@testing-library/react';
import { useRef, useState } from 'react';
import { expect, test } from 'vitest';
import { renderPage } from '../../platform/testing/render-page.tsx';
import { useFocusRecovery } from './use-focus-recovery.ts';

/** The parts of the cart that can lose the focus. */
function Lines() {
  const [skus, setSkus] = useState(['a', 'b', 'c']);
  const [removed, setRemoved] = useState<string[]>([]);
  const container = useRef<HTMLDivElement>(null);
  useFocusRecovery(container, { removedCount: removed.length });
  const undo = () => {
    setSkus([...skus, ...removed]);
    setRemoved([]);
  };
  return (
    <div ref={container}>
      <h1>购物车</h1>
      {removed.length > 0 && (
        <button type="button" data-undo="" onClick={undo}>
          撤销
        </button>
      )}
      <button type="button" onClick={() => setSkus([])}>
        清空
      </button>
      <ul>
        {skus.map((sku) => (
          <li key={sku}>
            <input type="checkbox" aria-label={`选择 ${sku}`} />
            <button
              type="button"
              onClick={() => setSkus(skus.map((each) => (each === sku ? `${sku}2` : each)))}
            >
              换 {sku}
            </button>
            <button
              type="button"
              onClick={() => {
                setSkus(skus.filter((each) => each !== sku));
                setRemoved([sku]);
              }}
            >
              删除 {sku}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
const focused = () => document.activeElement?.textContent;
async function press(page: ReturnType<typeof renderPage>, name: string) {
  screen.getByRole('button', { name }).focus();
  await page.user.keyboard('{Enter}');
}

test('after a removal the focus is on the undo button, after the undo on a line again', async () => {
  const page = renderPage(<Lines />);
  await press(page, '删除 b');
  await waitFor(() => expect(focused()).toBe('撤销'));
  await page.user.keyboard('{Enter}');
  await waitFor(() => expect(focused()).toBe('购物车'));
  expect(document.activeElement).not.toBe(document.body);
});

test('a line whose sku changes keeps the focus on the same control', async () => {
  const page = renderPage(<Lines />);
  await press(page, '换 b');
  await waitFor(() => expect(focused()).toBe('换 b2'));
});

test('without lines the focus is on the heading', async () => {
  renderPage(<Lines />);
  screen.getByRole('button', { name: '删除 c' }).focus();
  const clear = screen.getByRole('button', { name: '清空' });
  clear.click();
  await waitFor(() => expect(focused()).toBe('购物车'));
});
