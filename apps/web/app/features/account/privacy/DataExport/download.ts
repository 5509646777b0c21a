import { browserPlatform } from '../../../../platform/browser.ts';

/** Fetches a file with the member's own headers, which a plain link could not carry, and hands it to the browser. */
export async function download(url: string, name: string): Promise<boolean> {
  const { cookies } = browserPlatform();
  const headers = { UID: cookies.get('UID'), Token: cookies.get('Token') };
  const answer = await fetch(url, { headers }).catch(() => null);
  if (!answer?.ok) return false;
  const address = URL.createObjectURL(await answer.blob());
  const link = document.createElement('a');
  link.href = address;
  link.download = nameIn(answer.headers.get('content-disposition')) ?? name;
  link.click();
  // The browser has taken it by the next turn.
  setTimeout(() => URL.revokeObjectURL(address));
  return true;
}

const nameIn = (disposition: string | null) => /filename="([^"]+)"/.exec(disposition ?? '')?.[1];
