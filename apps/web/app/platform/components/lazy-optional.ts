import { type ComponentType, lazy } from 'react';

/** A lazily loaded component. If loading fails it renders nothing and the page continues. */
export const lazyOptional = <Props extends object>(load: () => Promise<ComponentType<Props>>) => {
  const Empty: ComponentType<Props> = () => null;
  return lazy(async () => ({ default: await load().catch(() => Empty) }));
};
