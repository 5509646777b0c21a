import { describe, expect, it } from 'vitest';
import { imageProblem } from './image-problem.ts';

const MB = 1024 * 1024;

describe('an image of a comment, a post or a return', () => {
  it.each(['image/jpeg', 'image/png', 'image/webp'])('may be %s of five megabytes', (type) =>
    expect(imageProblem({ type, size: 5 * MB })).toBeNull(),
  );
  it('may not be larger', () =>
    expect(imageProblem({ type: 'image/png', size: 5 * MB + 1 })).toContain('5 MB'));
  it.each(['image/gif', 'image/svg+xml', 'application/pdf', ''])('may not be %j', (type) =>
    expect(imageProblem({ type, size: 1 })).toContain('格式不支持'),
  );
});
