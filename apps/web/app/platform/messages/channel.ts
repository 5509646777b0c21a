/** Where the platform speaks and a part of the page listens, so that neither imports the other. */
export interface Outlet<Message> {
  /** The latest host plugged in hears everything from now on, and first what was said before anyone listened. */
  plug(host: (message: Message) => void): () => void;
  say(message: Message): void;
  isPlugged(): boolean;
}

/** Enough for what a page says before it has hydrated; older messages give way. */
const WAITING_MAX = 3;

export function createOutlet<Message>(): Outlet<Message> {
  let hosts: ((message: Message) => void)[] = [];
  let waiting: Message[] = [];
  return {
    plug(host) {
      hosts = [...hosts, host];
      const missed = waiting;
      waiting = [];
      for (const message of missed) host(message);
      return () => {
        hosts = hosts.filter((other) => other !== host);
      };
    },
    say(message) {
      const host = hosts.at(-1);
      if (host) host(message);
      else waiting = [...waiting, message].slice(-WAITING_MAX);
    },
    isPlugged: () => hosts.length > 0,
  };
}
