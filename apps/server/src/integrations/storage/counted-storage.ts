import { defineCounter } from '#platform/metrics';
import type { Storage } from './port.ts';

const calls = defineCounter('storage_calls_total', 'Calls of the storage of uploads by outcome', [
  'driver',
  'operation',
  'outcome',
]);

/** The same storage, its calls counted. */
export function countCalls(driver: 'local' | 's3', storage: Storage): Storage {
  async function counted<Value>(operation: keyof Storage, call: Promise<Value>): Promise<Value> {
    try {
      const value = await call;
      calls.add({ driver, operation, outcome: 'ok' });
      return value;
    } catch (error) {
      calls.add({ driver, operation, outcome: 'failed' });
      throw error;
    }
  }
  return {
    put: (key, bytes) => counted('put', storage.put(key, bytes)),
    find: (key) => counted('find', storage.find(key)),
    has: (key) => counted('has', storage.has(key)),
    delete: (key) => counted('delete', storage.delete(key)),
  };
}
