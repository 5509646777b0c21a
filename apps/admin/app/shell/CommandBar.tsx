import { useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { Icon } from '../ui/Icon.tsx';
import type { IconName } from '../ui/icon/icon-paths.ts';
import { watchCommandBar } from './command-bar-state.ts';
import type { NavGroup, NavItem } from './nav-item.ts';

interface Command {
  label: string;
  icon: IconName;
  path: string;
  hint: string;
}

/** Pages by name or pinyin, and whatever the search box finds. Lists only what the person may open. */
export function CommandBar({ groups }: { groups: readonly NavGroup[] }) {
  const [isOpen, setIsOpen] = useState(false);
  // Before the page is seen: a key that is pressed at once must not be lost.
  useLayoutEffect(() => watchCommandBar(setIsOpen), []);
  return isOpen ? <OpenCommandBar groups={groups} onClose={() => setIsOpen(false)} /> : null;
}

function OpenCommandBar({ groups, onClose }: { groups: readonly NavGroup[]; onClose: () => void }) {
  const navigate = useNavigate();
  const element = useRef<HTMLDialogElement>(null);
  const listId = useId();
  const [text, setText] = useState('');
  const [at, setAt] = useState(0);
  useEffect(() => {
    const dialog = element.current;
    dialog?.showModal();
    return () => dialog?.close();
  }, []);
  const commands = commandsFor(groups, text);
  const chosen = commands[Math.min(at, commands.length - 1)];
  const open = (command: Command | undefined) => {
    if (!command) return;
    onClose();
    void navigate(command.path);
  };
  return (
    <dialog
      ref={element}
      className="pal"
      aria-label="命令与搜索"
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
    >
      <div className="pal-in">
        <Icon name="search" />
        <input
          type="text"
          role="combobox"
          aria-expanded="true"
          aria-controls={listId}
          aria-activedescendant={chosen && `${listId}-${commands.indexOf(chosen)}`}
          aria-label="订单号、运单号、手机尾号、会员、商品编码或页面"
          placeholder="订单号、运单号、手机尾号、会员、商品编码或页面"
          value={text}
          onChange={(event) => {
            setText(event.target.value);
            setAt(0);
          }}
          onKeyDown={(event) => {
            if (event.nativeEvent.isComposing) return;
            if (event.key === 'ArrowDown') setAt(Math.min(at + 1, commands.length - 1));
            else if (event.key === 'ArrowUp') setAt(Math.max(at - 1, 0));
            else if (event.key === 'Enter') open(chosen);
            else return;
            event.preventDefault();
          }}
        />
      </div>
      <div className="pal-list" id={listId} role="listbox" aria-label="结果">
        {commands.map((command, index) => (
          // Focus stays in the field; the list is worked with the arrow keys there.
          // biome-ignore lint/a11y/useFocusableInteractive: see above
          // biome-ignore lint/a11y/useKeyWithClickEvents: see above
          <div
            key={command.path}
            id={`${listId}-${index}`}
            role="option"
            className="pal-i"
            aria-selected={command === chosen}
            onClick={() => open(command)}
          >
            <Icon name={command.icon} />
            {command.label}
            <span className="right muted">{command.hint}</span>
          </div>
        ))}
      </div>
    </dialog>
  );
}

/** Pages that match, and the search for what was typed. */
export function commandsFor(groups: readonly NavGroup[], text: string): Command[] {
  const typed = text.trim().toLowerCase();
  const begins = ({ label, words = '' }: NavItem) => label.startsWith(typed) || words.startsWith(typed);
  const pages = groups
    .flatMap(({ label: group, items }) => items.map((item) => ({ item, group })))
    .filter(({ item: { label, words = '' } }) => matches(label, words, typed))
    // 库存 before 价格与库存表.
    .sort((one, other) => Number(begins(other.item)) - Number(begins(one.item)))
    .map(({ item: { label, icon, path }, group }) => ({ label, icon, path, hint: group }));
  return typed === '' || !/\d{4}|[^\x20-\x7e]|[a-z]{2}/i.test(typed)
    ? pages
    : [
        ...pages,
        {
          label: `查找「${text.trim()}」`,
          icon: 'search' as const,
          path: `/search?q=${encodeURIComponent(text.trim())}`,
          hint: '订单、包裹、会员、商品',
        },
      ];
}

function matches(label: string, words: string, typed: string): boolean {
  const initials = words
    .split(' ')
    .map((word) => word.slice(0, 1))
    .join('');
  return (
    label.toLowerCase().includes(typed) ||
    words.replaceAll(' ', '').startsWith(typed.replaceAll(' ', '')) ||
    words.split(' ').some((word) => word.startsWith(typed)) ||
    (typed !== '' && initials.startsWith(typed))
  );
}
