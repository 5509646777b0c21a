import { describe, expect, test } from 'vitest';
import { apiHost, detectEnvironment } from './environment.ts';

describe('the environment', () => {
  test.each([
    ['www.huarong.example', 'prod'],
    ['WWW.HUARONG.EXAMPLE', 'prod'],
    ['stage.huarong.example', 'stage'],
    ['www-stage2.huarong.example', 'stage'],
    ['www.staging.huarong.example', 'stage'],
    ['test.huarong.example', 'test'],
    ['www.test1.huarong.example', 'test'],
    ['www.contest.example', 'prod'],
    ['backstage.example', 'other'],
    ['huarong.test', 'other'],
    ['localhost', 'other'],
    ['127.0.0.1', 'other'],
    ['', 'other'],
  ])('of %s is %s', (hostname, environment) => expect(detectEnvironment(hostname)).toBe(environment));
});

describe('calls', () => {
  const hosts = { prod: 'https://api.huarong.example/', stage: 'https://api.stage.huarong.example' };
  test('go to the host configured for the environment', () => {
    expect(apiHost('www.huarong.example', hosts)).toBe('https://api.huarong.example');
    expect(apiHost('stage.huarong.example', hosts)).toBe('https://api.stage.huarong.example');
  });
  test('go to the host of the page without a configured host', () => {
    expect(apiHost('test.huarong.example', hosts)).toBe('');
    expect(apiHost('localhost', hosts)).toBe('');
    expect(apiHost('www.huarong.example', {})).toBe('');
  });
});
