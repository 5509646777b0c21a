import { type ComponentType, lazy } from 'react';

/** A component fetched when it is first drawn. When it cannot be had nothing stands in its place, and the page goes on. */
export const lazyOrNothing = <Props extends object>(load: () => Promise<ComponentType<Props>>) => {
  const Empty: ComponentType<Props> = () => null;
  return lazy(async () => ({ default: await load().catch(() => Empty) }));
};
