import { describe, expect, it } from 'vitest';
import { sizeProblem, typeProblem } from './image-problem.ts';

const MB = 1024 * 1024;

describe('an image of a comment, a post or a return', () => {
  it.each(['image/jpeg', 'image/png', 'image/webp'])('may be %s', (type) =>
    expect(typeProblem({ type })).toBeNull(),
  );
  it('may have five megabytes when it is sent, not more', () => {
    expect(sizeProblem({ size: 5 * MB })).toBeNull();
    expect(sizeProblem({ size: 5 * MB + 1 })).toContain('5 MB');
  });
  it.each(['image/gif', 'image/svg+xml', 'application/pdf', ''])('may not be %j', (type) =>
    expect(typeProblem({ type })).toContain('格式不支持'),
  );
});
