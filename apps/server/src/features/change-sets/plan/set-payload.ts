import { z } from 'zod';

/** What is frozen in a request for approval; the rows of a stored set do not change. */
export const setPayload = z.object({ setId: z.int(), reasons: z.array(z.string()) });
export type SetPayload = z.output<typeof setPayload>;
