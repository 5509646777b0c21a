import type { Log } from './log.ts';

export type NotificationHandler = (payload: string) => void;

export interface Notifications {
  /**
   * Listens for NOTIFY on a channel. Notifications may be lost with a connection: after a reconnect the
   * handler is called with an empty payload, and must check for changes.
   */
  listen(channel: string, handler: NotificationHandler): Promise<() => Promise<void>>;
}

const CHANNEL = /^[a-z_][a-z0-9_]{0,62}$/;

/** The handlers of each channel, independent of the connection. */
export function createChannelRegistry(log: Log) {
  const handlers = new Map<string, Set<NotificationHandler>>();

  return {
    channels: () => [...handlers.keys()],

    /** Whether this is the first handler of its channel. */
    add(channel: string, handler: NotificationHandler): boolean {
      if (!CHANNEL.test(channel)) throw new TypeError(`not a channel name: ${channel}`);
      const others = handlers.get(channel);
      if (others) others.add(handler);
      else handlers.set(channel, new Set([handler]));
      return others === undefined;
    },

    /** Whether this was the last handler of its channel. */
    remove(channel: string, handler: NotificationHandler): boolean {
      const left = handlers.get(channel);
      left?.delete(handler);
      return left?.size === 0 && handlers.delete(channel);
    },

    dispatch(channel: string, payload: string) {
      for (const handler of handlers.get(channel) ?? []) {
        try {
          handler(payload);
        } catch (error) {
          log.error({ err: error, channel }, 'a notification handler failed');
        }
      }
    },
  };
}
