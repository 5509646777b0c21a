import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { Button } from './Button.tsx';

describe('a loading button', () => {
  const html = renderToStaticMarkup(
    <Button loading loadingLabel="正在加入">
      加入购物车
    </Button>,
  );

  test('shows the loading label', () => {
    expect(html).toContain('aria-busy="true"');
    expect(html).toContain('正在加入');
  });

  test('keeps its label for the width but hides it from screen readers', () => {
    expect(html).toMatch(/aria-hidden="true">加入购物车/);
  });

  test('stays focusable', () => {
    expect(html).not.toContain(' disabled=""');
    expect(html).toContain('aria-disabled="true"');
  });
});

test('a button does not submit its form by default', () => {
  expect(renderToStaticMarkup(<Button>取消</Button>)).toContain('type="button"');
  expect(renderToStaticMarkup(<Button type="submit">保存</Button>)).toContain('type="submit"');
});
