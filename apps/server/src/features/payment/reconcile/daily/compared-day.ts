import { sql } from 'kysely';
import type { ProviderName } from '../../../../integrations/payment/index.ts';

/** A day of a provider with its bill. */
export interface ComparedDay {
  provider: ProviderName;
  /** `2026-11-15` */
  day: string;
  billId: number;
}

/** Whether a time is on a day in Shanghai, in a form that an index answers. */
export const onDay = (column: string, day: string) => sql<boolean>`
  (${sql.ref(column)} >= ${day}::date::timestamp at time zone 'Asia/Shanghai'
    and ${sql.ref(column)} < (${day}::date + 1)::timestamp at time zone 'Asia/Shanghai')`;

/** The day in Shanghai of a time. */
export const dayIn = (column: string) => sql<string>`(${sql.ref(column)} at time zone 'Asia/Shanghai')::date`;
