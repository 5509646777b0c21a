import { contentContract } from '@huarong/contract/content';
import { accept, refuse } from '@huarong/core/shared';
import { implement, onlyBuilt } from './index.ts';

const errorMessage = onlyBuilt(contentContract, 'errorMessage');

implement(errorMessage, { errorMessage: () => refuse({ code: 'error-code-unknown' }) });
// @ts-expect-error a handler is missing
implement(errorMessage, {});
// @ts-expect-error a refusal the contract never declared
implement(errorMessage, { errorMessage: () => refuse({ code: 'coffee-break' }) });
// @ts-expect-error the wrong shape
implement(errorMessage, { errorMessage: () => accept({ errorCode: 1 }) });
