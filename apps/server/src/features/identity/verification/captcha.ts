import { isProof } from '@huarong/core/identity';
import { STORE } from '@huarong/core/shared';
import { sql } from 'kysely';
import type { Config } from '#platform/config';
import type { Context } from '#platform/context';
import { type Database, transaction } from '#platform/database';
import { matchesSignature } from '#platform/secrets';
import { createToken, hashToken } from '#platform/session';
import { insertDemoMessage } from '../../../integrations/messages/index.ts';
import { isBusyAddress } from './codes.queries.ts';
import { keyedHash } from './keyed-hash.ts';
import { randomLetters, renderCaptcha } from './render-captcha.ts';

const { letters, validFor, proofBits, harderProofBits } = STORE.identity.captcha;

export type CaptchaPurpose = 'login' | 'smsCode' | 'forgot';
/** The answer to a captcha: its letters, or the proof of work. */
export interface CaptchaAnswer {
  valiCode?: string | undefined;
  valiCodeToken?: string | undefined;
  proof?: string | undefined;
}

const captchaHash = (secret: string, token: string, code: string) =>
  keyedHash(secret, 'captcha', token, code.normalize('NFKC').toUpperCase());

export interface CaptchaRequest {
  purpose?: CaptchaPurpose | undefined;
  /** `proof`: the caller solves the proof of work, so no image is rendered. */
  kind?: 'picture' | 'proof' | undefined;
}

/** The captcha token is also the salt of the proof of work: one challenge, answered once, by letters or by proof. */
export async function issueCaptcha(
  { db, config, caller }: Context,
  { purpose, kind = 'picture' }: CaptchaRequest = {},
) {
  const [token, code] = [createToken(), randomLetters(letters)];
  const image = kind === 'picture' ? await renderCaptcha(code) : '';
  const bits = await requiredBits({ db, config, caller }, purpose);
  await transaction(db, async (tx) => {
    await tx
      .insertInto('captcha')
      .values({
        token_hash: hashToken(token),
        code_hash: captchaHash(config.secret, token, code),
        purpose: purpose ?? null,
        expires_at: sql<Date>`shop_now() + make_interval(secs => ${validFor})`,
      })
      .execute();
    if (config.mode === 'demo' && image)
      await insertDemoMessage(tx, { kind: 'captcha', to: token, text: `图形验证码 ${code}`, code });
  });
  return { valiCodeToken: token, image, proof: { salt: token, bits } };
}

/** The proof of a message gets harder long before the limit of its address, which closes it for everybody there. */
const requiredBits = async (
  { db, config, caller }: Pick<Context, 'db' | 'config' | 'caller'>,
  purpose: CaptchaPurpose | undefined,
): Promise<number> =>
  config.hasLimits && purpose !== 'login' && (await isBusyAddress(db, caller.address))
    ? harderProofBits
    : proofBits;

/**
 * Callers who are not signed in need a captcha before a message is sent: messages cost money and may annoy others.
 * A shop without limits (load tests) requires none.
 */
export async function findSendingProblem(
  context: Context,
  answer: CaptchaAnswer,
  purpose: CaptchaPurpose,
): Promise<'captcha-needed' | 'captcha-wrong' | null> {
  const { db, config, actor } = context;
  if (!config.hasLimits || actor.kind === 'member') return null;
  return findCaptchaProblem(db, config, answer, purpose, await requiredBits(context, purpose));
}

/** The challenge is deleted with its first answer, right or wrong, so concurrent copies fail. */
export async function findCaptchaProblem(
  db: Database,
  { acceptedSecrets }: Pick<Config, 'acceptedSecrets'>,
  { valiCode, valiCodeToken, proof }: CaptchaAnswer,
  purpose: CaptchaPurpose,
  bits: number = proofBits,
): Promise<'captcha-needed' | 'captcha-wrong' | null> {
  if (!valiCodeToken || !(valiCode || proof)) return 'captcha-needed';
  const challenge = await db
    .deleteFrom('captcha')
    .where('token_hash', '=', hashToken(valiCodeToken))
    .returning(['code_hash', 'purpose', sql<boolean>`expires_at > shop_now()`.as('is_live')])
    .executeTakeFirst();
  if (!challenge?.is_live || (challenge.purpose !== null && challenge.purpose !== purpose))
    return 'captcha-wrong';
  const isRight = valiCode
    ? matchesSignature(acceptedSecrets, challenge.code_hash, (secret) =>
        captchaHash(secret, valiCodeToken, valiCode),
      )
    : proof !== undefined && isProof({ salt: valiCodeToken, bits }, proof);
  return isRight ? null : 'captcha-wrong';
}
