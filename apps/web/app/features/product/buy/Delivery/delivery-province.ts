import { useEffect, useState } from 'react';

const KEY = 'deliveryProvince';
const CODE = /^\d{2}$/;

/** The province this browser has chosen, by the first two digits of its division code; empty for none. */
function readProvince(): string {
  try {
    const code = localStorage.getItem(KEY) ?? '';
    return CODE.test(code) ? code : '';
  } catch {
    return '';
  }
}

/** Empty in the cached page and until it is read. */
export function useDeliveryProvince(): [string, (code: string) => void] {
  const [province, setProvince] = useState('');
  useEffect(() => setProvince(readProvince()), []);
  const choose = (code: string) => {
    setProvince(code);
    try {
      localStorage.setItem(KEY, code);
    } catch {
      // Without storage the choice holds for this page.
    }
  };
  return [province, choose];
}
