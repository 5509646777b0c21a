import { expect, it } from 'vitest';
import { isPlainRead } from './query-batching.ts';

it.each([
  ['select id from sku where id = $1', true],
  ['with mine as (select 1) select * from mine', true],
  ['select updated_at, is_locked from stock', true],
  ['select * from stock where sku_id = $1 for update', false],
  ['select * from stock for no key update', false],
  ['select * from stock for share', false],
  ['with gone as (delete from job returning id) select * from gone', false],
  ['insert into job (kind) select $1', false],
  ['select pg_advisory_lock(1)', false],
  ["select set_config('lock_timeout', '0', false)", false],
  ['select 1; select 2', false],
  ['begin', false],
])('%j may be batched: %s', (text, isPlain) => expect(isPlainRead(text)).toBe(isPlain));
