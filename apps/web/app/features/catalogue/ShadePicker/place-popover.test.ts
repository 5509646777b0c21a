import { expect, test } from 'vitest';
import { placePopover } from './place-popover.ts';

const popover = { width: 300, height: 200 };
const viewport = { width: 1280, height: 720 };

test.each([
  ['above the button', { left: 400, top: 500, bottom: 540 }, { left: 400, top: 292 }],
  ['below it at the top of the window', { left: 400, top: 100, bottom: 140 }, { left: 400, top: 148 }],
  ['inside the right edge', { left: 1200, top: 500, bottom: 540 }, { left: 972, top: 292 }],
  ['inside the left edge', { left: -40, top: 500, bottom: 540 }, { left: 8, top: 292 }],
])('is %s', (_where, anchor, place) => expect(placePopover(anchor, popover, viewport)).toEqual(place));

test('stays in a window that is too low for both sides', () =>
  expect(placePopover({ left: 0, top: 100, bottom: 140 }, popover, { width: 320, height: 300 })).toEqual({
    left: 8,
    top: 92,
  }));
