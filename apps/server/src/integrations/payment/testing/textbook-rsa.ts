import { createHash, type KeyObject } from 'node:crypto';

/** DigestInfo of SHA-256 in DER, as RFC 8017 (9.2, note 1) writes it out. */
const SHA256_PREFIX = '3031300d060960864801650304020105000420';

/**
 * SHA256withRSA as in RFC 8017, 8.2.1: pad the digest, raise it to the private exponent. A second implementation beside
 * the library we sign with; the scheme is deterministic, so both must give the same signature.
 */
export function textbookSignature(text: string, privateKey: KeyObject): string {
  const { n, d } = privateKey.export({ format: 'jwk' });
  const [modulus, exponent] = [toBigInt(n!), toBigInt(d!)];
  const length = Buffer.from(n!, 'base64url').length;
  const info = SHA256_PREFIX + createHash('sha256').update(text, 'utf8').digest('hex');
  const padding = 'ff'.repeat(length - info.length / 2 - 3);
  const signed = power(BigInt(`0x0001${padding}00${info}`), exponent, modulus);
  return Buffer.from(signed.toString(16).padStart(length * 2, '0'), 'hex').toString('base64');
}

const toBigInt = (base64url: string) => BigInt(`0x${Buffer.from(base64url, 'base64url').toString('hex')}`);

function power(base: bigint, exponent: bigint, modulus: bigint): bigint {
  let [result, square] = [1n, base % modulus];
  for (let rest = exponent; rest > 0n; rest >>= 1n) {
    if (rest & 1n) result = (result * square) % modulus;
    square = (square * square) % modulus;
  }
  return result;
}
