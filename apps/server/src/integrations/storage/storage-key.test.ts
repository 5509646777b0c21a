import { describe, expect, it } from 'vitest';
import { contentTypeOf, isStorageKey, newStorageKey } from './storage-key.ts';

describe('a key', () => {
  it('is random, names its folder, and is accepted by every adapter', () => {
    const keys = Array.from({ length: 1_000 }, () => newStorageKey('comments', 'webp'));
    expect(new Set(keys).size).toBe(1_000);
    for (const key of keys) {
      expect(isStorageKey(key)).toBe(true);
      const [folder, prefix, name] = key.split('/');
      expect(folder).toBe('comments');
      expect(name!.slice(0, 2)).toBe(prefix);
    }
  });

  it('decides the content type', () => {
    expect(contentTypeOf(newStorageKey('invoices', 'pdf'))).toBe('application/pdf');
    expect(contentTypeOf(newStorageKey('avatars', 'webp'))).toBe('image/webp');
  });

  it.each(['../etc', 'Comments', 'a/b', '', 'comments2', 'a'.repeat(33)])(
    'has no folder called “%s”',
    (folder) => expect(() => newStorageKey(folder, 'webp')).toThrow(TypeError),
  );

  const hex = '0123456789abcdef0123456789abcdef';
  it.each([
    '',
    hex,
    `comments/01/${hex}`,
    `comments/01/${hex}.exe`,
    `comments/01/${hex}.webp\n`,
    `comments/01/${hex}.webp/..`,
    `comments/01/${hex.toUpperCase()}.webp`,
    `comments/01/../../../etc/passwd`,
    `../01/${hex}.webp`,
    `/comments/01/${hex}.webp`,
    `comments//01/${hex}.webp`,
    `comments/01/${hex.slice(1)}.webp`,
    `comments\\01\\${hex}.webp`,
    `comments/01/${hex}.webp\0.png`,
    `comments/01/${hex}.webp?x=1`,
    `comments/%2e/${hex}.webp`,
  ])('is not %j', (text) => expect(isStorageKey(text)).toBe(false));
});
