import { createPrivateKey, createPublicKey, generateKeyPair, type KeyObject, randomBytes } from 'node:crypto';
import { promisify } from 'node:util';
import { getFrom } from '@huarong/core/shared';
import type { Queryable } from '#platform/database';

export interface KeyPair {
  privateKey: KeyObject;
  publicKey: KeyObject;
}
/** The keys of both sides: the shop's and the providers'. */
export interface SandboxKeys {
  shopAtAlipay: KeyPair;
  alipay: KeyPair;
  shopAtWechat: KeyPair;
  wechat: KeyPair;
  apiV3Key: Buffer;
}
const PAIRS = ['shopAtAlipay', 'alipay', 'shopAtWechat', 'wechat'] as const;

/** Generated at the first start of a demo and stored in its database, so that every process has the same. */
export async function loadSandboxKeys(db: Queryable): Promise<SandboxKeys> {
  const stored = await readKeys(db);
  if (stored) return stored;
  const generated = await Promise.all(
    PAIRS.map(async (name) => ({ name, value: await generatePrivateKey() })),
  );
  await db
    .insertInto('sandbox_key')
    .values([...generated, { name: 'apiV3Key', value: randomBytes(24).toString('base64') }])
    .onConflict((conflict) => conflict.column('name').doNothing())
    .execute();
  // Another process may have inserted its keys first; then those are used.
  const keys = await readKeys(db);
  if (!keys) throw new Error('the sandbox has no keys');
  return keys;
}

async function readKeys(db: Queryable): Promise<SandboxKeys | null> {
  const rows = await db.selectFrom('sandbox_key').selectAll().execute();
  const values = new Map(rows.map(({ name, value }) => [name, value]));
  const apiV3Key = values.get('apiV3Key');
  if (!apiV3Key) return null;
  const pair = (name: (typeof PAIRS)[number]): KeyPair => {
    const privateKey = createPrivateKey(getFrom(values, name));
    return { privateKey, publicKey: createPublicKey(privateKey) };
  };
  return {
    shopAtAlipay: pair('shopAtAlipay'),
    alipay: pair('alipay'),
    shopAtWechat: pair('shopAtWechat'),
    wechat: pair('wechat'),
    // 24 bytes are 32 characters of base64, the length WeChat Pay requires.
    apiV3Key: Buffer.from(apiV3Key),
  };
}

const generate = promisify(generateKeyPair);
async function generatePrivateKey(): Promise<string> {
  const { privateKey } = await generate('rsa', { modulusLength: 2048 });
  return privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();
}
