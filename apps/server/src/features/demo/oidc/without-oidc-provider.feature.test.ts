import { afterEach, beforeEach, expect, it } from 'vitest';
import { copyFolder, onEmbedded, runChild } from '../../../../testing/index.ts';
import { liveEnvironment } from '../../../../testing/live-environment.ts';

/** A whole shop in its own process. */
const A_START_MS = 120_000;

onEmbedded('a shop without the package oidc-provider', () => {
  let folder: Awaited<ReturnType<typeof copyFolder>>;
  beforeEach(async () => {
    folder = await copyFolder();
  });
  afterEach(() => folder.discard());

  const openShop = async (env: Record<string, string>) => {
    const child = runChild('open-without-oidc-provider', [folder.settings.dataDir], env);
    expect(await child.ended, child.output.err).toEqual({ code: 0, signal: null });
    return JSON.parse(child.output.out);
  };
  const offersNone = {
    providers: [],
    errorCode: 'USR1011E',
    errorMessage: '第三方登录没有完成，请重试或改用手机号登录',
    metadata: 404,
  };

  it('opens in live mode and never looks for it', { timeout: A_START_MS }, async () =>
    expect(await openShop(liveEnvironment)).toEqual({ ...offersNone, lookups: 0, logged: [] }),
  );

  it('opens as a demo without social login, and the log says why', { timeout: A_START_MS }, async () =>
    expect(await openShop({ SHOP_MODE: 'demo' })).toEqual({
      ...offersNone,
      lookups: 1,
      logged: ['demo: social login is off, the development dependency oidc-provider is not installed'],
    }),
  );
});
