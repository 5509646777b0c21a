import { describe, expect, it } from 'vitest';
import { measureMemory } from './measure-memory.ts';

const image = { width: 4_000, height: 3_000, channels: 3, depth: 'uchar', isProgressive: false } as const;
const photo = { ...image, chromaSubsampling: '4:2:0' };
const deep = { ...image, channels: 4, depth: 'ushort' } as const;
const whole = { isProgressive: true };

describe('a picture', () => {
  it.each([
    ['of a phone, 12 megapixels', photo, 'small'],
    ['of a phone, 12 megapixels, progressive', { ...photo, ...whole }, 'small'],
    [
      'of a good camera, 24 megapixels, progressive',
      { ...photo, ...whole, width: 6_000, height: 4_000 },
      'large',
    ],
    [
      'of 24 megapixels in full colour, progressive',
      { ...image, ...whole, chromaSubsampling: '4:4:4', width: 6_000, height: 4_000 },
      'too-large',
    ],
    ['of 40 megapixels', { ...image, width: 8_000, height: 5_000 }, 'large'],
    ['of 40 megapixels, see-through', { ...image, channels: 4, width: 8_000, height: 5_000 }, 'large'],
    ['of 12 megapixels, deep and see-through', deep, 'large'],
    ['of 40 megapixels, deep and see-through', { ...deep, width: 8_000, height: 5_000 }, 'too-large'],
    ['of 12 megapixels, deep, see-through and interlaced', { ...deep, ...whole }, 'too-large'],
  ] as const)('%s is %s', (_name, head, weight) => expect(measureMemory(head)).toBe(weight));
});
