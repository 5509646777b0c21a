import type { FastifyInstance } from 'fastify';
import type { Config } from '#platform/config';
import type { Log } from '#platform/log';
import { openDemoIdentityProviders } from './features/demo/index.ts';
import { connectIdentityProvider, type IdentityProvider } from './integrations/oidc/index.ts';
import {
  connectAlipayLogin,
  connectWechatLogin,
  connectWeiboLogin,
} from './integrations/social-login/index.ts';

/** The identity providers a shopper may log in with: the configured ones, and in a demo its own for the others. */
export function connectIdentityProviders(app: FastifyInstance, config: Config, log: Log): IdentityProvider[] {
  const { wechat, alipay, weibo } = config.social;
  const optionsOf = (provider: string) => ({
    log,
    redirectUri: `${config.publicUrl}/login/social/${provider}`,
  });
  const configured = [
    wechat && connectWechatLogin(wechat, optionsOf('wechat')),
    alipay && connectAlipayLogin(alipay, optionsOf('alipay')),
    weibo && connectWeiboLogin(weibo, optionsOf('weibo')),
    config.oidc && connectIdentityProvider({ ...config.oidc, ...optionsOf('oidc'), provider: 'oidc' }),
  ].filter((provider) => provider !== null);
  const isConfigured = new Set(configured.map(({ provider }) => provider));
  const demo = config.mode === 'demo' ? openDemoIdentityProviders(app, config, log) : [];
  return [...configured, ...demo.filter(({ provider }) => !isConfigured.has(provider))];
}
