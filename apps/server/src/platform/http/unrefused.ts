import 'fastify';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Read by @fastify/under-pressure, which does not declare it. */
    pressureHandler?: () => undefined;
  }
}

/** The configuration of a route that an overloaded server answers all the same. */
export const UNREFUSED = { pressureHandler: () => undefined } as const;
