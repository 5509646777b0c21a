/** An upload's file beside its other input: the contract describes JSON, the transport sends a form when it meets a Blob. */
export const withFile = <In extends object>(file: Blob, input: In = {} as In): In => ({ ...input, file });
