import { decodeBase64 } from '@huarong/core/identity';
import { describe, expect, test } from 'vitest';
import { encodedPassword, newPasswordErrors } from './new-password.ts';

describe('a new password and its repetition', () => {
  test('are accepted when they are equal and valid', () =>
    expect(newPasswordErrors({ password: 'Huarong2026!', again: 'Huarong2026!' })).toBeNull());
  test('are refused when the password is weak', () =>
    expect(newPasswordErrors({ password: 'huarong', again: 'huarong' })).toHaveProperty('password'));
  test('are refused when they differ', () =>
    expect(newPasswordErrors({ password: 'Huarong2026!', again: 'Huarong2026' })).toHaveProperty('again'));
  test('are normalised to half-width characters', () =>
    expect(decodeBase64(encodedPassword({ password: 'Ｈuarong２０２６！' }))).toBe('Huarong2026!'));
});
