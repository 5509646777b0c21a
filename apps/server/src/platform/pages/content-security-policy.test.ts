import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { pagePolicy } from './content-security-policy.ts';

const hashOf = (script: string) => createHash('sha256').update(script).digest('base64');

describe('the policy of a page', () => {
  it('names the hash of every inline script and allows no other', () => {
    const policy = pagePolicy('<script>a()</script><script type="module" async="">b()\n</script>', {
      isDev: false,
    });
    expect(policy).toContain(`script-src 'self' 'sha256-${hashOf('a()')}' 'sha256-${hashOf('b()\n')}';`);
    expect(policy).not.toMatch(/script-src[^;]*unsafe/);
  });

  it('ignores scripts that are files', () =>
    expect(pagePolicy('<script src="/assets/a.js"></script>', { isDev: false })).not.toContain('sha256'));

  it('ignores data blocks, which are not executed', () => {
    const page =
      '<script id="page-data" type="application/json">{}</script><script type="application/ld+json">{}</script>';
    expect(pagePolicy(page, { isDev: false })).not.toContain('sha256');
  });

  it('allows calls to a separate API host, and to no other', () => {
    expect(pagePolicy('', { isDev: false })).toContain("connect-src 'self';");
    expect(pagePolicy('', { isDev: false, apiOrigins: ['https://api.shop.example'] })).toContain(
      "connect-src 'self' https://api.shop.example;",
    );
  });

  it('forbids framing the shop and changing its base', () =>
    expect(pagePolicy('', { isDev: false })).toMatch(/base-uri 'none'; frame-ancestors 'none'$/));
});
