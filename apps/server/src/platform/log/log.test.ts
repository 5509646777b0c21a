import { expect, it } from 'vitest';
import { createLog, maskMobile } from './index.ts';

it('never writes a secret, at any level of the line', () => {
  const lines: string[] = [];
  const log = createLog('info', { write: (line) => lines.push(line) });
  log.info(
    {
      token: 'S3CRET',
      body: { password: 'S3CRET', nested: { smsCode: 'S3CRET' } },
      headers: { cookie: 'S3CRET' },
    },
    'x',
  );
  expect(lines.join('')).not.toContain('S3CRET');
  expect(lines.join('')).toContain('[已隐去]');
});

it('writes the path of a request without its query', () => {
  const lines: string[] = [];
  const log = createLog('info', { write: (line) => lines.push(line) });
  log.info({ req: { method: 'GET', url: '/search/?k=13800000001' } }, 'x');
  expect(JSON.parse(lines[0]!).req).toEqual({ method: 'GET', path: '/search/' });
});

it('masks the middle of a mobile number', () => expect(maskMobile('13800001234')).toBe('138****1234'));
