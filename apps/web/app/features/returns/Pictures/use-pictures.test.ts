import { describe, expect, it } from 'vitest';
import { pictureProblem } from './use-pictures.ts';

const MB = 1024 * 1024;

describe('a picture for a return', () => {
  it('may be of five megabytes, and not a byte more', () => {
    expect(pictureProblem({ type: 'image/jpeg', size: 5 * MB })).toBeNull();
    expect(pictureProblem({ type: 'image/jpeg', size: 5 * MB + 1 })).toBe('5.0 MB，超过 5 MB');
  });
  it.each(['image/svg+xml', 'image/gif', 'text/html', ''])('may not be %j', (type) =>
    expect(pictureProblem({ type, size: 1 })).toBe('请用 JPEG、PNG 或 WebP'),
  );
});
