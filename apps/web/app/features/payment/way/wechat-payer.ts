import type { Api } from '../../../platform/api/index.ts';

const TOKEN = 'wechat-payer';
const STATE = 'wechat-payer-state';

interface Page {
  api: Pick<Api['payment'], 'payerLink' | 'payer'>;
  storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;
  url: URL;
  leaveTo: (link: string) => void;
  /** Shows an address without loading it. */
  showAddress: (path: string) => void;
}

/**
 * The person that WeChat named, as a token that the server signed; null when the page is left to ask WeChat, or when
 * WeChat cannot be asked. WeChat leads back to this page with a code.
 */
export async function findWechatPayer(page: Page): Promise<string | null> {
  const known = page.storage.getItem(TOKEN);
  if (known) return known;
  return (await readReturn(page)) ?? (await askWechat(page));
}

export const forgetWechatPayer = (storage: Page['storage']): void => storage.removeItem(TOKEN);

/** Whether WeChat has just led back here. */
export const isReturnFromWechat = (url: URL): boolean => url.searchParams.has('code');

/** A code counts only when this browser asked for it: one from a link that somebody sent is ignored. */
async function readReturn({ api, storage, url, showAddress }: Page): Promise<string | null> {
  const { code, state } = Object.fromEntries(url.searchParams);
  const asked = storage.getItem(STATE);
  if (!code) return null;
  showAddress(pathOf(url));
  if (!asked || asked !== state) return null;
  storage.removeItem(STATE);
  const reply = await api.payer({ code });
  if (!reply.ok) return null;
  storage.setItem(TOKEN, reply.value.payerToken);
  return reply.value.payerToken;
}

async function askWechat({ api, storage, url, leaveTo }: Page): Promise<null> {
  const state = crypto.randomUUID().replaceAll('-', '');
  const reply = await api.payerLink({ returnPath: pathOf(url), state });
  if (reply.ok) {
    storage.setItem(STATE, state);
    leaveTo(reply.value.link);
  }
  return null;
}

/** The address of the page without what WeChat added. */
function pathOf(url: URL): string {
  const query = new URLSearchParams(url.search);
  query.delete('code');
  query.delete('state');
  return `${url.pathname}${query.size > 0 ? `?${query}` : ''}`;
}
