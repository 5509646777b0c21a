import { formatRegion } from '@huarong/core/addresses';
import { REVEAL_LIMIT, REVEALS_UNTIL_NOTICE } from '@huarong/core/members';
import { accept, type Result, refuse } from '@huarong/core/shared';
import type { AdminWriteContext } from '#platform/admin';
import { memberOwner } from '#platform/context';
import type { Tx } from '#platform/database';
import { findAddress } from '../../addresses/index.ts';
import { notifyOwners } from '../../staff/index.ts';
import { countReveals, findMemberFields, findRecipient, lockReveals } from './reveals.queries.ts';

interface Asked {
  subject: 'member' | 'order';
  id: string;
  field: 'name' | 'mobile' | 'email' | 'birthday' | 'address';
  addressId?: string | undefined;
}
type Refused =
  | { code: 'member-not-found' | 'order-not-found' | 'field-empty' }
  | { code: 'reveal-limit'; limit: number };

/** One whole field of a person. The audit entry of this transaction is what the next one counts. */
export async function revealField(
  { db, staff }: AdminWriteContext,
  asked: Asked,
): Promise<Result<{ value: string; revealedToday: number }, Refused>> {
  await lockReveals(db, staff.staffId);
  const before = await countReveals(db, staff.staffId);
  if (before >= REVEAL_LIMIT) return refuse({ code: 'reveal-limit', limit: REVEAL_LIMIT });
  const found =
    asked.subject === 'member' ? await readMemberField(db, asked) : await readRecipientField(db, asked);
  if (!found.ok) return found;
  if (!found.value) return refuse({ code: 'field-empty' });
  if (before === REVEALS_UNTIL_NOTICE)
    await notifyOwners(db, `${staff.name} 今天查看的会员完整资料已超过 ${REVEALS_UNTIL_NOTICE} 项`);
  return accept({ value: found.value, revealedToday: before + 1 });
}

type Read = Result<string | null, { code: 'member-not-found' | 'order-not-found' }>;

async function readMemberField(db: Tx, { id, field, addressId }: Asked): Promise<Read> {
  const member = await findMemberFields(db, id);
  if (!member) return refuse({ code: 'member-not-found' });
  if (field !== 'address') return accept(member[field]);
  const address = addressId === undefined ? null : await findAddress(db, memberOwner(id), addressId);
  return accept(
    address && [regionOf(address), address.detail, address.name, address.mobile].filter(Boolean).join(' '),
  );
}

async function readRecipientField(db: Tx, { id, field }: Asked): Promise<Read> {
  const recipient = await findRecipient(db, id);
  if (!recipient) return refuse({ code: 'order-not-found' });
  if (field === 'name' || field === 'mobile') return accept(recipient[field]);
  if (field !== 'address') return accept(null);
  const { provinceName, cityName, districtName, streetName, detail } = recipient;
  return accept(`${formatRegion([provinceName, cityName, districtName, streetName])} ${detail}`);
}

const regionOf = (row: {
  province_name: string;
  city_name: string;
  district_name: string;
  street_name: string | null;
}): string => formatRegion([row.province_name, row.city_name, row.district_name, row.street_name]);
