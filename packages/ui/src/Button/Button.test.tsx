import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { Button } from './Button.tsx';

describe('a button at work', () => {
  const html = renderToStaticMarkup(
    <Button loading loadingLabel="正在加入">
      加入购物车
    </Button>,
  );

  test('says what it is doing', () => {
    expect(html).toContain('aria-busy="true"');
    expect(html).toContain('正在加入');
  });

  test('keeps its old label for the width but not for readers', () => {
    expect(html).toMatch(/aria-hidden="true">加入购物车/);
  });

  test('can still hold the focus', () => {
    expect(html).not.toContain(' disabled=""');
    expect(html).toContain('aria-disabled="true"');
  });
});

test('a button does not send the form around it unless it is told to', () => {
  expect(renderToStaticMarkup(<Button>取消</Button>)).toContain('type="button"');
  expect(renderToStaticMarkup(<Button type="submit">保存</Button>)).toContain('type="submit"');
});
