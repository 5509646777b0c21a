import type { Permission } from '@huarong/core/staff';
import { z } from 'zod';
import { text, time } from '../../kit/fields.ts';
import { rowId } from '../kit/index.ts';

/** `order:read`; the server refuses one that it does not know. */
export const permission = z.string().regex(/^[a-z]+:[a-z]+$/) as unknown as z.ZodType<Permission, Permission>;
export const permissions = z.array(permission).min(1).max(200);
export const login = z
  .string()
  .trim()
  .toLowerCase()
  .regex(/^[a-z0-9][a-z0-9._@+-]{2,99}$/);
export const password = z.string().max(200);
export const oneTimeCode = z
  .string()
  .trim()
  .regex(/^\d{6}$/);
export const recoveryCode = z
  .string()
  .transform((typed) => typed.replace(/[\s-]/g, '').toUpperCase())
  .pipe(z.string().regex(/^[A-Z2-9]{10}$/));
export const roleId = z.string().regex(/^[A-Z0-9_]{2,30}$/);

/** What the browser's passkey functions return; the library that verifies it parses it. */
export const passkeyResponse = z.looseObject({ id: z.string().max(1000), type: z.literal('public-key') });
export const passkeyOptions = z.looseObject({ challenge: z.string() });

export const staffState = z.enum(['invited', 'active', 'suspended', 'left']);
export const roleRef = z.object({ id: roleId, name: z.string(), until: time.nullable() });

export const staffSession = z.object({
  id: z.string(),
  agent: z.string(),
  address: z.string(),
  createdAt: time,
  lastUsedAt: time,
  isCurrent: z.boolean(),
});

export const staffRow = z.object({
  staffId: rowId,
  login: z.string(),
  name: z.string(),
  state: staffState,
  roles: z.array(roleRef),
  hasTotp: z.boolean(),
  passkeys: z.int(),
  lastLoginAt: time.nullable(),
  openSessions: z.int(),
});

export const signInRow = z.object({
  at: time,
  step: z.string(),
  outcome: z.string(),
  address: z.string(),
  agent: z.string(),
});

export const roleRow = z.object({
  roleId,
  name: z.string(),
  note: z.string(),
  isBuiltIn: z.boolean(),
  permissions: z.array(permission),
  people: z.array(z.object({ staffId: rowId, name: z.string() })),
  version: z.int(),
});

export const roleEffect = z.object({
  permission,
  change: z.enum(['gained', 'lost']),
  people: z.array(z.string()),
});

export const secondFactor = z.enum(['totp', 'passkey', 'recovery']);
export const invitation = z.object({ staffId: rowId, link: z.string(), expiresAt: time });
export const totpOffer = z.object({
  /** Base32, to be typed by hand. */
  secret: z.string(),
  /** The QR code as an SVG image. */
  qrCode: z.string(),
});
export const name = text(30);
