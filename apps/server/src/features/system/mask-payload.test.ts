import { expect, it } from 'vitest';
import { maskError, maskPayload } from './mask-payload.ts';

it('masks mobiles and free texts, and leaves ids', () => {
  expect(maskPayload({ orderId: '202611150018604217', to: '13800000002', text: '林知夏，你好' })).toBe(
    '{"orderId":"202611150018604217","to":"138****0002","text":"**"}',
  );
  expect(maskPayload({ to: 'lin@mail.example' })).toBe('{"to":"**"}');
});

it('masks what an error quotes', () => {
  expect(maskError('no route to 13800000002 of lin@mail.example')).toBe('no route to 138****0002 of ***@***');
  expect(maskError(null)).toBeNull();
});
