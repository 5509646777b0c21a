import { maskMobile } from '@huarong/core/identity';

/** Ids, kinds and times say what a job is about; any other text may be personal. */
const PLAIN = /^[A-Za-z0-9._:+-]*$/;

/** What a job or event carries, as text: mobiles and free texts are masked. */
export const maskPayload = (payload: unknown): string =>
  JSON.stringify(payload, (_key, value: unknown) => {
    if (typeof value !== 'string') return value;
    if (/^1[3-9]\d{9}$/.test(value)) return maskMobile(value);
    return PLAIN.test(value) ? value : '**';
  }).slice(0, 500);

/** An error may quote what it failed on. */
export const maskError = (error: string | null): string | null =>
  error === null
    ? null
    : error
        .replace(/(?<!\d)(1[3-9]\d)\d{4}(\d{4})(?!\d)/g, '$1****$2')
        .replace(/[\w.+-]+@[\w-]+\.[\w.]+/g, '***@***')
        .slice(0, 300);
