import { createHash } from 'node:crypto';
import { displayYuan, fen } from '@huarong/core/shared';
import type { Trade } from '../../../integrations/payment/index.ts';

const STYLE =
  'body{margin:12vh auto;max-width:28em;padding:0 24px;font:16px/1.8 sans-serif;color:#16181b}h1{font-weight:400;font-size:22px}b{display:block;font-weight:400;font-size:40px;line-height:1.4}dl{display:grid;grid-template-columns:5em 1fr;margin:24px 0;font-size:14px}dt{color:#5c6168}dd{margin:0;overflow-wrap:anywhere}form{display:flex;gap:12px;align-items:center}button{font:inherit;padding:10px 32px;border:1px solid #16181b;background:none;cursor:pointer}button[value=success]{background:#16181b;color:#fff}a{color:inherit}small{color:#5c6168}';
export const CASHIER_POLICY = `default-src 'none'; style-src 'sha256-${createHash('sha256').update(STYLE).digest('base64')}'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`;

const NAMES = { alipay: '支付宝', wechat: '微信支付' } as const;
const STATES = { waiting: '等待付款', paid: '已付款', failed: '付款没有成功', closed: '交易已关闭' } as const;

/** The sandbox provider's payment page: two buttons, no script. */
export function cashierPage(trade: Trade): string {
  const name = NAMES[trade.provider];
  const buttons =
    trade.state === 'waiting'
      ? '<button name="outcome" value="success">付款</button><button name="outcome" value="fail">失败</button>'
      : '';
  return `<!DOCTYPE html><html lang="zh-CN"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${name}（沙箱）｜花容</title><style>${STYLE}</style>
<h1>${name}（沙箱）</h1><b>${displayYuan(fen(trade.amount_fen))}</b>
<dl><dt>商品</dt><dd>${escapeHtml(trade.subject)}</dd><dt>商户单号</dt><dd>${escapeHtml(trade.out_trade_no)}</dd><dt>状态</dt><dd>${STATES[trade.state]}</dd></dl>
<form method="post">${buttons}<a href="${escapeHtml(trade.return_url || '/')}">返回商店</a></form>
<p><small>这是演示用的收银台，不会产生真实扣款。</small></p></html>`;
}

const escapeHtml = (text: string) => text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);
