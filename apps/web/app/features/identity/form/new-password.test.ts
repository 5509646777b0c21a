import { decodeBase64 } from '@huarong/core/identity';
import { describe, expect, test } from 'vitest';
import { encodedPassword, newPasswordErrors } from './new-password.ts';

describe('a new password typed twice', () => {
  test('is taken when both are the same and good', () =>
    expect(newPasswordErrors({ password: 'Huarong2026!', again: 'Huarong2026!' })).toBeNull());
  test('has to be good first', () =>
    expect(newPasswordErrors({ password: 'huarong', again: 'huarong' })).toHaveProperty('password'));
  test('has to be the same twice', () =>
    expect(newPasswordErrors({ password: 'Huarong2026!', again: 'Huarong2026' })).toHaveProperty('again'));
  test('goes out as the same keys, whatever width they were typed in', () =>
    expect(decodeBase64(encodedPassword({ password: 'Ｈuarong２０２６！' }))).toBe('Huarong2026!'));
});
