import { useCan } from '../../platform/session/use-session.ts';

/** Whether somebody changes products, prices, stock or pages at all. What a set needs exactly, the server says. */
export function useMayChange(): boolean {
  const can = useCan();
  return can('product:write') || can('price:write') || can('stock:adjust') || can('content:write');
}
