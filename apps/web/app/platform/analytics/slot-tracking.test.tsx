import { expect, test } from 'vitest';
import type { SlotEvent } from './events.ts';
import { createSlotTracking } from './slot-tracking.ts';

function open({ allowed = true, hasStorage = true } = {}) {
  const sent: SlotEvent[] = [];
  const stored = new Map<string, string>();
  const tracking = createSlotTracking({
    mayAnalyse: () => allowed,
    add: (event) => sent.push(event),
    storage() {
      if (!hasStorage) throw new Error('forbidden');
      return { getItem: (key) => stored.get(key) ?? null, setItem: (key, value) => stored.set(key, value) };
    },
  });
  return { tracking, sent };
}
function link(line: string | null) {
  const anchor = document.createElement('a');
  if (line !== null) anchor.dataset['line'] = line;
  return anchor.appendChild(document.createElement('span'));
}

test('counts the line that was opened, and an order for the last one', () => {
  const { tracking, sent } = open();
  tracking.onClick(link('home_hero_1'));
  tracking.onClick(link('hot_word_2'));
  tracking.onClick(link(null));
  tracking.onOrder();
  expect(sent).toEqual([
    { name: 'slot_click', line: 'home_hero_1' },
    { name: 'slot_click', line: 'hot_word_2' },
    { name: 'slot_order', line: 'hot_word_2' },
  ]);
});

test('counts every link of a menu panel for its entry, and nothing that is no link', () => {
  const { tracking, sent } = open();
  const panel = document.createElement('div');
  panel.dataset['line'] = 'menu_6000001';
  tracking.onClick(panel.appendChild(document.createElement('a')));
  tracking.onClick(panel.appendChild(document.createElement('p')));
  expect(sent).toEqual([{ name: 'slot_click', line: 'menu_6000001' }]);
});

test('counts no order of a visit without a click', () => {
  const { tracking, sent } = open();
  tracking.onOrder();
  expect(sent).toEqual([]);
});

test('counts nothing while analytics is off, and never throws into the page', () => {
  const off = open({ allowed: false });
  off.tracking.onClick(link('home_hero_1'));
  off.tracking.onOrder();
  expect(off.sent).toEqual([]);
  const { tracking, sent } = open({ hasStorage: false });
  tracking.onClick(link('home_hero_1'));
  tracking.onOrder();
  expect(sent).toEqual([{ name: 'slot_click', line: 'home_hero_1' }]);
});
