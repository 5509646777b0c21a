import { useEffect, useEffectEvent } from 'react';

type Handlers = { [Type in keyof HTMLElementEventMap]?: (event: HTMLElementEventMap[Type]) => void };

/**
 * Listens to events of an element rendered by another component, for behaviour that is loaded later. The element and
 * the event types are fixed at the first render; the handlers are always current.
 */
export function useListeners(target: () => HTMLElement | Document | null, handlers: Handlers) {
  const onEvent = useEffectEvent((event: Event) => {
    const handle = handlers[event.type as keyof Handlers] as ((event: Event) => void) | undefined;
    handle?.(event);
  });
  const listen = useEffectEvent((signal: AbortSignal) => {
    for (const type of Object.keys(handlers))
      target()?.addEventListener(type, (event) => onEvent(event), { signal });
  });
  useEffect(() => {
    const controller = new AbortController();
    listen(controller.signal);
    return () => controller.abort();
  }, []);
}
