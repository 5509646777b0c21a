/** A message channel between the platform and the page, so that neither imports the other. */
export interface Channel<Message> {
  /** The latest subscriber receives all messages, starting with the queued ones. */
  subscribe(subscriber: (message: Message) => void): () => void;
  send(message: Message): void;
  hasSubscriber(): boolean;
}

/** Enough for messages before hydration; older ones are dropped. */
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
