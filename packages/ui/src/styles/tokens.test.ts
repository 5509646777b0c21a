import { globSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';

const source = new URL('..', import.meta.url).pathname;
const styles = readFileSync(`${source}styles/tokens.css`, 'utf8');
const tokens = Object.fromEntries(
  styles.matchAll(/(--[\w-]+): (#[0-9a-f]{6})/g).map(([, name, colour]) => [name, colour]),
);

const luminance = (colour: string) => {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const share = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
};

const contrast = (one: string, other: string) => {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
};

describe('the contrast of text', () => {
  test.each([
    ['--ink', '--paper'],
    ['--ink-2', '--paper'],
    ['--ink-3', '--paper'],
    ['--ink-3', '--frost'],
    ['--ink-2', '--rouge-tint'],
    ['--ink-2', '--pine-tint'],
    ['--rouge', '--paper'],
    ['--rouge', '--rouge-tint'],
    ['--rouge', '--pine-tint'],
    ['--on-dark', '--ink'],
    ['--on-dark', '--rouge'],
    ['--on-dark', '--pine'],
    ['--on-pine', '--pine'],
    ['--pine', '--pine-tint'],
    ['--ok', '--ok-tint'],
    ['--warn', '--warn-tint'],
    ['--error', '--error-tint'],
    ['--error', '--paper'],
    ['--info', '--info-tint'],
  ])('%s on %s', (text, ground) => {
    expect(contrast(tokens[text] ?? '', tokens[ground] ?? '')).toBeGreaterThanOrEqual(4.5);
  });

  test('the border of a field contrasts with the background', () => {
    expect(contrast(tokens['--line-3'] ?? '', tokens['--paper'] ?? '')).toBeGreaterThanOrEqual(3);
  });
});

describe('the spacing scale', () => {
  const steps = [...styles.matchAll(/--s-(\S+): (\S+);/g)].map(
    ([, name = '', size = '']) => [name, size] as const,
  );

  test.each(steps)('--s-%s is its number of 4 px steps: %s', (name, size) => {
    expect(size).toBe(`${Number(name.replace('-', '.')) * 4}px`);
  });

  test('increases without duplicates', () => {
    const sizes = steps.map(([, size]) => Number.parseInt(size, 10));
    expect(sizes).toEqual([...new Set(sizes)].sort((a, b) => a - b));
    expect(sizes).not.toEqual([]);
  });
});

describe('every component', () => {
  const modules = globSync(`${source}*/*.module.css`).map(
    (path) => [path.slice(source.length), path] as const,
  );

  test.each(modules)('%s uses only token colours', (_, path) => {
    expect(readFileSync(path, 'utf8')).not.toMatch(/#[0-9a-f]{3,8}\b|\brgba?\(|\bhsla?\(/i);
  });

  test.each(modules)('%s is in the primitives layer', (_, path) => {
    expect(readFileSync(path, 'utf8')).toMatch(/^@layer ui \{/);
  });

  test.each(modules)('%s uses only defined tokens', (_, path) => {
    const css = readFileSync(path, 'utf8');
    const known = styles + css;
    for (const [, name] of css.matchAll(/var\((--[\w-]+)/g)) expect(known).toContain(`${name}:`);
  });
});
