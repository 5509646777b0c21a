import { createHmac } from 'node:crypto';

interface CardSecrets {
  cardNumber: string;
  pin: string;
}

/**
 * The number and PIN of one card of a batch. They are computed from the seed of the batch, which the database holds until
 * the download, and the key of the shop, which it never holds: they are written nowhere.
 */
export const deriveSecrets = (cardSecret: string, seed: string, batchNumber: number): CardSecrets => ({
  cardNumber: `8${digitsOf(cardSecret, `card-number\u0000${seed}\u0000${batchNumber}`, 15)}`,
  pin: digitsOf(cardSecret, `card-pin\u0000${seed}\u0000${batchNumber}`, 12),
});

/** 256 bits reduced to at most 15 digits: no digit is noticeably more likely than another. */
const digitsOf = (key: string, text: string, length: number): string =>
  (BigInt(`0x${createHmac('sha256', key).update(text).digest('hex')}`) % 10n ** BigInt(length))
    .toString()
    .padStart(length, '0');
