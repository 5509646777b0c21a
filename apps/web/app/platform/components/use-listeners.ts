import { useEffect, useEffectEvent } from 'react';

type Handlers = { [Type in keyof HTMLElementEventMap]?: (event: HTMLElementEventMap[Type]) => void };

/**
 * Hears events of an element that another component drew: how a part fetched later brings life to one already there.
 * The element and the kinds of events are those of the first render; the handlers are always the latest.
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
