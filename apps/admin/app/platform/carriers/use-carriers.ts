import { CARRIERS, type Carrier, carrierOf } from '@huarong/core/orders';
import { useEffect, useState } from 'react';
import { api } from '../api/index.ts';

type Listed = Carrier & { isActive: boolean };
const DEFAULTS: readonly Listed[] = CARRIERS.map((carrier) => ({ ...carrier, isActive: true }));

/** Every carrier of the settings, also those no longer in use. Until the answer is there, those of the release. */
export function useAllCarriers(): readonly Listed[] {
  const [carriers, setCarriers] = useState(DEFAULTS);
  useEffect(() => {
    let isOpen = true;
    void api.orders.carriers({}).then((reply) => {
      if (isOpen && reply.ok)
        setCarriers(reply.value.rows.map((row) => ({ ...carrierOf(row), isActive: row.isActive })));
    });
    return () => {
      isOpen = false;
    };
  }, []);
  return carriers;
}

/** Those that parcels may leave with. The server checks again. */
export const useCarriers = (): readonly Carrier[] => useAllCarriers().filter(({ isActive }) => isActive);
