import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useListeners } from '../../../platform/components/use-listeners.ts';
import { isPointerHeadingTo, type Point } from './is-pointer-heading-to.ts';
import { useMenuKeys } from './use-menu-keys.ts';

const OPEN_MS = 120;
const CLOSE_MS = 200;

export interface MegaMenuState {
  /** The row of entries, which also contains the panel. */
  nav: RefObject<HTMLElement | null>;
  openId: string | null;
  onOpen: (categoryId: string | null) => void;
}

/** Opens and closes the menus by pointer, touch and keyboard. */
export function useMegaMenu({ nav, openId, onOpen }: MegaMenuState) {
  const { panel, pointer, isEntering, show, showSoon, cancelTimer } = useDelayedMenu(onOpen);
  const hovered = useRef<Element>(null);

  function hover(entry: Element | null) {
    if (entry === hovered.current) return;
    hovered.current = entry;
    // Between two entries and inside the panel, the open menu stays.
    if (entry) showSoon(categoryOf(entry));
    else cancelTimer();
  }
  const isReturning = useMenuKeys({ nav, panel, openId, show });

  useListeners(() => nav.current, {
    pointermove: ({ clientX: x, clientY: y }) => {
      pointer.current = { x, y };
    },
    pointerover: ({ pointerType, target }) => pointerType !== 'touch' && hover(entryOf(target)),
    pointerleave: () => {
      hovered.current = null;
      showSoon(null);
    },
    focusin: ({ target }) => {
      const entry = entryOf(target);
      if (entry && !isReturning.current && entry.querySelector(':focus-visible'))
        showSoon(categoryOf(entry), OPEN_MS);
    },
    focusout: ({ relatedTarget }) => {
      // The focus also gets lost when the focused element is removed; that does not close the menu.
      if (relatedTarget && !nav.current?.contains(relatedTarget as Node)) show(null);
    },
    click: (event) => {
      const entry = entryOf(event.target);
      const id = entry && categoryOf(entry);
      // Touch and keyboard open the menu first and follow the link on the second click; a mouse opens it by hovering.
      if (id !== null && id !== openId && !isByMouse(event)) {
        event.preventDefault();
        show(id);
      } else if ((event.target as Element).closest('a')) show(null);
    },
  });

  // The pointer or the focus that loaded this script may already be on an entry.
  const openInitialEntry = useEffectEvent(() => {
    const entry = nav.current?.querySelector('ul > li:is(:hover, :has(:focus-visible))');
    if (entry) hover(entry);
  });
  useEffect(() => {
    openInitialEntry();
  }, []);

  return { panel, isEntering };
}

/** Opens and closes menus after a delay, and waits while the pointer moves towards the open panel. */
function useDelayedMenu(onOpen: MegaMenuState['onOpen']) {
  const panel = useRef<HTMLDivElement>(null);
  const pointer = useRef<Point>({ x: 0, y: 0 });
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  /** Opened by keyboard: the focus moves into the menu once it is rendered. */
  const [isEntering, setIsEntering] = useState(false);

  const cancelTimer = () => clearTimeout(timer.current);
  function show(id: string | null, entering = false) {
    cancelTimer();
    setIsEntering(entering);
    onOpen(id);
  }
  function showSoon(id: string | null, ms = id === null ? CLOSE_MS : OPEN_MS) {
    cancelTimer();
    const from = pointer.current;
    timer.current = setTimeout(() => {
      const edge = panel.current?.getBoundingClientRect();
      if (edge && isPointerHeadingTo(edge, from, pointer.current)) showSoon(id, ms);
      else show(id);
    }, ms);
  }
  useEffect(() => () => clearTimeout(timer.current), []);
  return { panel, pointer, isEntering, show, showSoon, cancelTimer };
}

const entryOf = (target: EventTarget | null) => (target as Element).closest('nav > ul > li');
const categoryOf = (entry: Element) => entry.querySelector('a')?.dataset['category'] ?? null;

function isByMouse(event: MouseEvent): boolean {
  const pointerType = 'pointerType' in event ? event.pointerType : 'mouse';
  return event.detail > 0 && pointerType !== 'touch';
}
