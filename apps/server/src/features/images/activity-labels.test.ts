import { expect, test } from 'vitest';
import { drawActivityLabel, labelPath } from './activity-labels.ts';

test.each([
  ['flash', '秒杀'],
  ['presale', '预售'],
] as const)('the label %s reads %s at its address', (label, text) => {
  expect(labelPath(label)).toBe(`/pictures/labels/${label}.svg`);
  expect(drawActivityLabel(`${label}.svg`)).toContain(`>${text}</text>`);
});

test.each(['flash', 'flash.png', 'other.svg', 'constructor.svg', '.svg'])('%s is no label', (file) =>
  expect(drawActivityLabel(file)).toBeNull(),
);
