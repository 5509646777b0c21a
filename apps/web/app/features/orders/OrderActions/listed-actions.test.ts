import { expect, test } from 'vitest';
import { mainActions } from './listed-actions.ts';

test('a phone draws the three most wanted actions, the main one first', () =>
  expect(mainActions(['logistics', 'comment', 'invoice', 'return', 'rebuy', 'delete'])).toEqual([
    'comment',
    'logistics',
    'return',
  ]));

test('fewer actions are all drawn', () =>
  expect(mainActions(['delete', 'rebuy'])).toEqual(['rebuy', 'delete']));
