import { contentContract } from '@huarong/contract/content';
import { surveysContract } from '@huarong/contract/surveys';
import { accept, refuse } from '@huarong/core/shared';
import { implement, onlyBuilt } from './index.ts';

declare const never: never;
const errorMessage = onlyBuilt(contentContract, 'errorMessage');

implement(errorMessage, { errorMessage: () => refuse({ code: 'error-code-unknown' }) });
// @ts-expect-error a handler is missing
implement(errorMessage, {});
// @ts-expect-error a refusal the contract never declared
implement(errorMessage, { errorMessage: () => refuse({ code: 'coffee-break' }) });
// @ts-expect-error the wrong shape
implement(errorMessage, { errorMessage: () => accept({ errorCode: 1 }) });

const { list } = surveysContract;
// A handler gets the actor its endpoint's access lets through.
implement({ list }, { list: ({ actor }) => accept({ surveys: [actor.memberId].map(() => never) }) });
const member = { ...list, access: 'anyone' as const };
// @ts-expect-error anyone may call: the actor need not be a member
implement({ member }, { member: ({ actor }) => accept({ surveys: [actor.memberId].map(() => never) }) });
