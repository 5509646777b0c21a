import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { BundleParts } from './BundleParts.tsx';

const part = (slotName: string, skuName: string) => ({
  skuId: skuName,
  slotName,
  skuName,
  hex: '#c08a82',
  skuImagePath: '/x.webp',
});

test('a bundle shows its parts with their colours and its engraving', () => {
  const html = renderToStaticMarkup(
    <BundleParts
      line={{
        parts: [part('第 1 格', 'M01 米纸'), part('第 2 格', 'S02 干玫瑰')],
        engraving: { text: '知夏', fontName: '宋体' },
      }}
    />,
  );
  expect(html.match(/fill="#c08a82"/g)).toHaveLength(2);
  expect(html).toContain('S02 干玫瑰');
  expect(html).toContain('刻字：知夏（宋体）');
});

test('a line without parts renders nothing', () =>
  expect(renderToStaticMarkup(<BundleParts line={{}} />)).toBe(''));
