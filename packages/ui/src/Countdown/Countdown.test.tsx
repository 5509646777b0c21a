import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { Countdown } from './Countdown.tsx';
import { countdownText, untilNextSecond } from './countdown-text.ts';

const SECOND = 1000;
const HOUR = 3600 * SECOND;

describe('the text of a countdown', () => {
  test.each([
    ['two days and some', 62 * HOUR + 36 * 60 * SECOND + 9 * SECOND, '02 天 14:36:09'],
    ['the last day', 14 * HOUR, '14:00:00'],
    ['the last second', 1999, '00:00:01'],
    ['nothing', 0, '00:00:00'],
    ['less than nothing', -5000, '00:00:00'],
    ['a hundred days', 2400 * HOUR, '100 天 00:00:00'],
  ])('is correct with %s', (_, left, text) => {
    expect(countdownText(left)).toBe(text);
  });

  test('changes on the full second, not one second after the page opened', () => {
    expect(untilNextSecond(2300)).toBe(300);
    expect(untilNextSecond(2000)).toBe(1000);
  });
});

describe('the rendered markup', () => {
  const times = { endsAt: '2026-11-18T00:00:00+08:00', serverNow: '2026-11-15T09:23:51+08:00' };

  test('the first render uses the server clock', () => {
    expect(renderToStaticMarkup(<Countdown {...times} />)).toContain('>02 天 14:36:09</span>');
  });

  test('is no live region', () => {
    expect(renderToStaticMarkup(<Countdown {...times} />)).toContain('aria-live="off"');
  });

  test('the boxed variant has the same digits', () => {
    expect(renderToStaticMarkup(<Countdown {...times} variant="boxed" />)).toContain(
      '<b>02</b>天<b>14</b>:<b>36</b>:<b>09</b>',
    );
  });
});
