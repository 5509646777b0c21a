import { z } from 'zod';
import { mobile, text } from '../kit/fields.ts';

/** An official code of a province, city, district or street. */
export const regionCode = z.union([
  z.string().regex(/^\d{2,12}$/),
  z.int().min(10).max(999_999_999_999).transform(String),
]);

/** The address form. The server checks whether the district requires a street. */
export const AddressInput = z.object({
  name: text(25, 2),
  mobile,
  provinceCode: regionCode,
  cityCode: regionCode,
  districtCode: regionCode,
  streetCode: regionCode.optional(),
  /** 街道, 镇 or 乡 in words, as there is no official list of them here. */
  streetName: z.string().trim().max(20).optional(),
  address: text(100, 5),
  /** 家, 公司 or a custom tag. */
  tag: text(10).optional(),
  isDefault: z.boolean().default(false),
});

export const Address = z.object({
  addrId: z.string(),
  name: z.string(),
  mobile: z.string(),
  provinceCode: z.string(),
  provinceName: z.string(),
  cityCode: z.string(),
  cityName: z.string(),
  districtCode: z.string(),
  districtName: z.string(),
  streetCode: z.string().optional(),
  streetName: z.string().optional(),
  address: z.string(),
  tag: z.string().optional(),
  isDefault: z.boolean(),
  /** Selected for the current checkout. */
  inUse: z.boolean(),
  /** The district has streets now; the shopper should choose one so that the parcel reaches the right depot. */
  needsStreet: z.boolean(),
  isRemote: z.boolean(),
  allowsCod: z.boolean(),
});
export type Address = z.infer<typeof Address>;

export const AddressBook = z.object({ addressList: z.array(Address), limit: z.int() });

const RegionChoice = z.object({
  provinceCode: z.string(),
  provinceName: z.string(),
  cityCode: z.string(),
  cityName: z.string(),
  districtCode: z.string(),
  districtName: z.string(),
});
/** A field of a pasted text that is not certain, with the possible answers. */
const PastedQuestion = z.object({
  field: z.enum(['name', 'mobile', 'region', 'address']),
  /** `unserved`: a region to which the shop does not deliver. */
  reason: z.enum(['missing', 'ambiguous', 'unserved']),
  candidates: z.array(
    z.object({
      label: z.string(),
      /** The part of `address` that is this candidate; it leaves the address when the candidate is chosen. */
      text: z.string(),
      fields: RegionChoice.partial().extend({ name: z.string().optional(), mobile: z.string().optional() }),
    }),
  ),
});
/** The recognised fields of a pasted text. `choices`: matching districts; a single match is also set in the fields. */
export const PastedAddress = RegionChoice.partial().extend({
  name: z.string().optional(),
  mobile: z.string().optional(),
  streetName: z.string().optional(),
  address: z.string().optional(),
  choices: z.array(RegionChoice),
  /** Optional, because a server of the previous release does not send it. */
  uncertain: z.array(PastedQuestion).optional(),
  /** Recognised texts without a field of the form: landline, postcode, extension. */
  extras: z.array(z.string()).optional(),
});
export type PastedAddress = z.infer<typeof PastedAddress>;
