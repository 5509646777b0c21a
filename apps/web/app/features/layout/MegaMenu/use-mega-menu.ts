import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useListeners } from '../../../platform/components/use-listeners.ts';
import { isPointerHeadingTo, type Point } from './is-pointer-heading-to.ts';
import { useMenuKeys } from './use-menu-keys.ts';

const OPEN_MS = 120;
const CLOSE_MS = 200;

export interface MegaMenuState {
  /** The row of entries and, inside it, the panel. */
  nav: RefObject<HTMLElement | null>;
  openId: string | null;
  onOpen: (categoryId: string | null) => void;
}

/** All the ways a pointer, a finger or a keyboard opens a menu and leaves it. */
export function useMegaMenu({ nav, openId, onOpen }: MegaMenuState) {
  const panel = useRef<HTMLDivElement>(null);
  const pointer = useRef<Point>({ x: 0, y: 0 });
  const hovered = useRef<Element>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  /** The keyboard asked to go on into the menu as soon as it is there. */
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
  function hover(entry: Element | null) {
    if (entry === hovered.current) return;
    hovered.current = entry;
    // Between two entries, and in the panel, what is open stays so.
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
      // Nothing gets the focus when what had it is gone, as a pressed button: then nobody has left.
      if (relatedTarget && !nav.current?.contains(relatedTarget as Node)) show(null);
    },
    click: (event) => {
      const entry = entryOf(event.target);
      const id = entry && categoryOf(entry);
      // Who cannot hover opens the menu first and follows the link from there; a mouse has seen it already.
      if (id !== null && id !== openId && !isByMouse(event)) {
        event.preventDefault();
        show(id);
      } else if ((event.target as Element).closest('a')) show(null);
    },
  });

  // The pointer or the focus that called for the menus is on an entry already.
  const openInitialEntry = useEffectEvent(() => {
    const entry = nav.current?.querySelector('ul > li:is(:hover, :has(:focus-visible))');
    if (entry) hover(entry);
  });
  useEffect(() => {
    openInitialEntry();
    return () => clearTimeout(timer.current);
  }, []);

  return { panel, isEntering };
}

const entryOf = (target: EventTarget | null) => (target as Element).closest('nav > ul > li');
const categoryOf = (entry: Element) => entry.querySelector('a')?.dataset['category'] ?? null;

function isByMouse(event: MouseEvent): boolean {
  const pointerType = 'pointerType' in event ? event.pointerType : 'mouse';
  return event.detail > 0 && pointerType !== 'touch';
}
