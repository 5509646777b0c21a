/** Where the platform speaks and a part of the page listens, so that neither imports the other. */
export interface Channel<Message> {
  /** The latest host plugged in hears everything from now on, and first what was said before anyone listened. */
  subscribe(subscriber: (message: Message) => void): () => void;
  send(message: Message): void;
  hasSubscriber(): boolean;
}

/** Enough for what a page says before it has hydrated; older messages give way. */
const QUEUE_MAX = 3;

export function createChannel<Message>(): Channel<Message> {
  let subscribers: ((message: Message) => void)[] = [];
  let queue: Message[] = [];
  return {
    subscribe(subscriber) {
      subscribers = [...subscribers, subscriber];
      const queued = queue;
      queue = [];
      for (const message of queued) subscriber(message);
      return () => {
        subscribers = subscribers.filter((other) => other !== subscriber);
      };
    },
    send(message) {
      const subscriber = subscribers.at(-1);
      if (subscriber) subscriber(message);
      else queue = [...queue, message].slice(-QUEUE_MAX);
    },
    hasSubscriber: () => subscribers.length > 0,
  };
}
